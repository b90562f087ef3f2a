/** For fields of numbers that may stay empty. */
export const NUMBER_OR_NULL = {
  setValueAs: (typed: unknown): number | null =>
    typed === '' || typed === null || typed === undefined ? null : Number(typed),
} as const;
