/** The tools there are, each under `/pstools/<name>`; each one checks by itself who may use it. */
export const TOOLS = [
  'orders',
  'test-rides',
  'stock',
  'roadside',
  'listings',
  'messages',
  'accounts',
  'papers',
] as const;

export type Tool = (typeof TOOLS)[number];
