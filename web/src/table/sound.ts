/** Two small sounds made on the spot: wood on the table, and a bell for the own turn. */
let context: AudioContext | null = null;

function tone(frequency: number, length: number, loudness: number, delay = 0): void {
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

export function tap(): void {
  tone(190, 0.09, 0.25);
  tone(420, 0.04, 0.1);
}

export function chime(): void {
  tone(660, 0.35, 0.12);
  tone(880, 0.5, 0.12, 0.12);
}
