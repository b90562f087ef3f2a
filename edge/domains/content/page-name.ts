/** Longer names are no page of ours; the bound keeps the number of candidates small. */
const MAX_SEGMENTS = 6;
const MAX_LENGTH = 200;

const SLASH = '/';

/** Path without slashes at its ends, lower case; `home` for the root; as it came when it is too long to be a page. */
export const normalise = (pageName: string): string => {
  if (pageName.length > MAX_LENGTH) return pageName;
  const text = pageName.trim();
  let from = 0;
  let to = text.length;
  while (text[from] === SLASH) from++;
  while (to > from && text[to - 1] === SLASH) to--;
  return from === to ? 'home' : text.slice(from, to).toLowerCase();
};

/**
 * The stored names a page may go by: its own, and those with `*` for a segment, most literal
 * first. The first segment is always literal. Empty when the name cannot be a page.
 */
export const candidates = (pageName: string): string[] => {
  const path = normalise(pageName);
  const [first, ...rest] = path.split('/');
  if (first === undefined || path.length > MAX_LENGTH || rest.length >= MAX_SEGMENTS) return [];
  let names: { name: string; wild: number }[] = [{ name: first, wild: 0 }];
  for (const segment of rest)
    names = names.flatMap(({ name, wild }) => [
      { name: `${name}/${segment}`, wild },
      { name: `${name}/*`, wild: wild + 1 },
    ]);
  return names.sort((a, b) => a.wild - b.wild).map(({ name }) => name);
};
