/** A Markdown table as the formatter writes it; columns that are empty in every row are left out. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const columns = head
    .map((name, column) => [name, ...rows.map((row) => row[column] ?? '')])
    .filter(([, ...cells], column) => column === 0 || cells.some((cell) => cell !== ''))
    .map(([name = '', ...cells]) => {
      const width = Math.max(3, ...[name, ...cells].map(({ length }) => length));
      return [name.padEnd(width), '-'.repeat(width), ...cells.map((cell) => cell.padEnd(width))];
    });
  const lines = (columns[0] ?? []).map((_, line) => columns.map((column) => column[line]));
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

export const marked = (figure: string, passes: boolean): string =>
  passes ? figure : `${figure} ✗`;

/** A row of a table of limits. */
export const limited = (what: string, figure: string, limit = '', passes = true): string[] => [
  what,
  marked(figure, passes),
  limit,
];

/** One whose limit is the most, in the unit of the figure. */
export const atMost = (
  what: string,
  value: number,
  limit: number,
  format: (value: number) => string = whole,
): string[] => limited(what, format(value), format(limit), value <= limit);

/** A ratio, with the least we hold ourselves to. */
export const atLeast = (value: number, least?: number): string =>
  least === undefined
    ? value.toFixed(2)
    : marked(`${value.toFixed(2)} (≥ ${least})`, value >= least);

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const whole = (count: number): string => Math.round(count).toLocaleString('en');
export const milliseconds = (ms: number): string => (ms < 10 ? ms.toFixed(1) : whole(ms));
export const wholeMs = (ms: number): string => `${whole(ms)} ms`;
