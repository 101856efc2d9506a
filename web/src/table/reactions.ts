/** Quick reactions: lines of the chat that are one sign, shown beside whoever sent it, in a drawing of our own. */
export const REACTIONS = [
  { sign: "👍", icon: "thumb" },
  { sign: "😄", icon: "laugh" },
  { sign: "😮", icon: "wow" },
  { sign: "😢", icon: "sad" },
  { sign: "🎉", icon: "cheer" },
  { sign: "⏳", icon: "hurry" },
] as const;

export type Reaction = (typeof REACTIONS)[number];

export function reactionOf(text: string): Reaction | undefined {
  return REACTIONS.find(({ sign }) => sign === text.trim());
}
