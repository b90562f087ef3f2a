const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const MAX_CODE_POINT = 0x10ffff;

const entity = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return NAMED[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : '';
};

/** Longer fragments are cut: a title and a summary begin at the beginning. */
const LONGEST_HTML = 20_000;

const isLetter = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** Where what begins at `from` ends: a tag with its `>`, a script or style with the tag that closes it. */
const endOfTag = (html: string, lower: string, from: number): number => {
  const end = html.indexOf('>', from);
  if (end === -1) return html.length;
  const name = ['script', 'style'].find(
    (each) =>
      lower.startsWith(each, from + 1) && !isLetter(lower.charCodeAt(from + 1 + each.length)),
  );
  if (name === undefined) return end + 1;
  const close = lower.indexOf(`</${name}`, end);
  const closed = close === -1 ? -1 : html.indexOf('>', close);
  return closed === -1 ? html.length : closed + 1;
};

/** Each character is looked at once: a pattern would look from every `<` to the end of the text. */
const withoutTags = (html: string): string => {
  const lower = html.toLowerCase();
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next === -1) break;
    parts.push(html.slice(at, next));
    at = endOfTag(html, lower, next);
  }
  return [...parts, html.slice(at)].join(' ');
};

/**
 * Text of a fragment of HTML: no tags, no scripts, entities once. The result is text and shown as
 * text; a `&lt;b&gt;` in it stays visible.
 */
export const plainText = (html: string, most: number): string => {
  const text = withoutTags(html.slice(0, LONGEST_HTML))
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
};
