/** The engine names two roles of the new world by the German book; the drawings have the English names. */
const DRAWN: Record<string, string> = {
  bandit: "robber",
  sheriff: "shopkeeper",
  member: "gatherer",
  settler: "shopkeeper",
};

/** What a figure is called on each kind of land: the names that may be asked for, legal or not. */
export const ROLES_ON: Record<string, string[]> = {
  meadow: ["hunter"],
  forest: ["gatherer"],
  river: ["fisher"],
  system: ["hut"],
  road: ["bandit"],
  city: ["sheriff"],
  plain: ["trapper"],
  farm: ["farmer"],
};

export function drawnRole(role: string): string {
  return DRAWN[role] ?? role;
}
