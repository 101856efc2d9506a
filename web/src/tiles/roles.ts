/** The engine names two roles of the new world by the German book; the drawings have the English names. */
const DRAWN: Record<string, string> = { bandit: "robber", sheriff: "shopkeeper", member: "gatherer", settler: "shopkeeper" };

export function drawnRole(role: string): string {
  return DRAWN[role] ?? role;
}
