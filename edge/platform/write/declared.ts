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
  /** The `errorCode` of an answer that says it was one too many; without it the request is refused. */
  readonly answer?: string;
  /** What comes on top is not counted, and nobody hears of it. */
  readonly silent?: true;
}

const declared = new Map<string, DeclaredLimit>();

/** A limit by its name, so that it stands in the table of all limits and in a test that outruns it. */
export const declareLimit = <const L extends DeclaredLimit>(limit: L): L => {
  declared.set(limit.purpose, limit);
  return limit;
};

/** Whether an answer with this code says that a limit was met. */
export const isLimitAnswer = (code: string): boolean =>
  [...declared.values()].some(({ answer }) => answer === code);

/** All that the modules loaded so far have declared, by name. */
export const declaredLimits = (): readonly DeclaredLimit[] =>
  [...declared.values()].sort((a, b) => (a.purpose < b.purpose ? -1 : 1));
