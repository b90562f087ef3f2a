/** How often somebody may do something. What counts is held by `limitOf` or `holdToAttempts`; see LIMITS.md. */
export interface DeclaredLimit {
  /** Names it for ever: counters are stored under it. */
  readonly purpose: string;
  readonly most: number;
  /** Null: as long as they are there. */
  readonly windowMs: number | null;
  /** What is counted. */
  readonly what: string;
  /** Of whom or what each. */
  readonly by: string;
}

const declared = new Map<string, DeclaredLimit>();

/** A limit by its name, so that it stands in the table of all limits and in a test that outruns it. */
export const declareLimit = <const L extends DeclaredLimit>(limit: L): L => {
  declared.set(limit.purpose, limit);
  return limit;
};

/** All that the modules loaded so far have declared, by name. */
export const declaredLimits = (): readonly DeclaredLimit[] =>
  [...declared.values()].sort((a, b) => (a.purpose < b.purpose ? -1 : 1));
