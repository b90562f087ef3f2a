/** What a section measures in. */
export interface Bench {
  /** For files of any kind. */
  readonly folder: string;
  /** Stops it when the section ends, also when that fails. */
  stopAtEnd<Running extends { stop(): unknown }>(running: Running): Running;
}

/** A number that an environment variable may change for a first look; nothing is written down then. */
export const setting = (name: string, usual: number): number =>
  Number(process.env[`BENCH_${name}`] ?? usual);

export const whole = (count: number): string => Math.round(count).toLocaleString('en');
export const wholeMs = (ms: number): string => `${whole(ms)} ms`;
export const milliseconds = (ms: number): string => (ms < 10 ? ms.toFixed(1) : whole(ms));

export const marked = (figure: string, passes: boolean): string =>
  passes ? figure : `${figure} ✗`;

/** A ratio, with the least we hold ourselves to. */
export const atLeast = (value: number, least?: number): string =>
  least === undefined
    ? value.toFixed(2)
    : marked(`${value.toFixed(2)} (≥ ${least})`, value >= least);

/** A row of a table of limits. */
export const limited = (what: string, figure: string, limit = '', passes = true): string[] => [
  what,
  marked(figure, passes),
  limit,
];

/** One whose limit is the most, in the unit of the figure. */
export const atMost = (what: string, value: number, limit: number, format = whole): string[] =>
  limited(what, format(value), format(limit), value <= limit);

/** Its head, and its rows. */
export type Table = readonly [readonly string[], ...(readonly string[])[]];

/** Columns that are empty in every row are left out. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Table => {
  const isFilled = (_: unknown, column: number): boolean =>
    column === 0 || rows.some((row) => (row[column] ?? '') !== '');
  return [head.filter(isFilled), ...rows.map((row) => row.filter(isFilled))];
};
