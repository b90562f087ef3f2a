/** Tags of rows whose content has a length, in bytes, instead of an end of line. */
const WITH_LENGTH = new Set([...'TAOoUSsLlGgMmV'].map((tag) => tag.charCodeAt(0)));
const COLON = 0x3a;
const COMMA = 0x2c;
const NEW_LINE = 0x0a;

interface Row {
  /** Hexadecimal; empty for a hint. */
  readonly id: string;
  readonly text: string;
}

/** Rows of a payload of React's: `id:content`, with or without a length. */
const rowsOf = (payload: string): Row[] => {
  const bytes = Buffer.from(payload);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(COLON, at);
    if (colon === -1) break;
    const id = bytes.toString('utf8', at, colon);
    const comma = WITH_LENGTH.has(bytes[colon + 1] ?? 0) ? bytes.indexOf(COMMA, colon) : -1;
    const length = Number.parseInt(bytes.toString('utf8', colon + 2, Math.max(comma, 0)), 16);
    const isLong = comma !== -1 && !Number.isNaN(length);
    const line = bytes.indexOf(NEW_LINE, colon);
    const end = isLong ? comma + 1 + length : line === -1 ? bytes.length : line;
    rows.push({ id, text: bytes.toString('utf8', colon + 1, end) });
    at = isLong ? end : end + 1;
  }
  return rows;
};

/** `"$4f"`, `"$L4f"`, `"$4f:props:children"`: a row by its id. */
const REFERENCE = /"\$([A-Za-z@]?)([\da-f]+)((?::[^"]*)?)"/g;

/** Rows in the order in which the first one leads to them, named by that order. */
const inOrder = (rows: readonly Row[]): string => {
  const byId = new Map(rows.map(({ id, text }) => [id, text]));
  const order: string[] = [];
  const names = new Map<string, number>();
  const nameOf = (id: string): number => {
    const given = names.get(id);
    if (given !== undefined) return given;
    names.set(id, order.length);
    order.push(id);
    return order.length - 1;
  };
  const written: string[] = [];
  nameOf('0');
  for (let at = 0; at < order.length; at++)
    written.push(
      (byId.get(order[at] ?? '') ?? '').replace(REFERENCE, (whole, kind, id, path) =>
        byId.has(id) ? `"$${kind}${nameOf(id)}${path}"` : whole,
      ),
    );
  const others = rows.filter(({ id }) => !names.has(id)).map(({ text }) => text);
  return [...written, ...others.sort()].join('\n');
};

const PUSHED = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/**
 * A page, or its payload, for comparing with that of another build. React names and writes the rows of
 * a payload in the order in which they were ready, which is chance; in a page they stand in scripts,
 * cut anywhere. Two texts that differ in nothing else are the same page.
 */
export const samePage = (text: string): string => {
  const parts = [...text.matchAll(PUSHED)].map(([, json = '""']) => JSON.parse(json) as string);
  return parts.length === 0
    ? inOrder(rowsOf(text))
    : `${text.replace(PUSHED, '')}\n${inOrder(rowsOf(parts.join('')))}`;
};
