type Cell = string | number | null;

/** What a spreadsheet would run as a formula is text; quotes are doubled (RFC 4180). */
const written = (value: Cell): string => {
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Rows as CSV, each line with its end. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
