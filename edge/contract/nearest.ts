/** Longer input is a mistake or an attack; its head says as much about a name. */
const MAX_LENGTH = 64;

const trigrams = (text: string): Set<string> => {
  const plain = `  ${text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const trigrams = new Set<string>();
  for (let i = 0; i + 3 <= plain.length; i++) trigrams.add(plain.slice(i, i + 3));
  return trigrams;
};

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0;
  for (const each of a) if (b.has(each)) shared++;
  return shared / Math.max(1, a.size + b.size - shared);
};

/** The `limit` items whose names share most trigrams with a text, best first; unlike ones left out. */
export const nearest = <T>(
  text: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
  limit: number,
): T[] => {
  const wanted = trigrams(text);
  return items
    .map((item) => ({
      item,
      score: Math.max(...namesOf(item).map((name) => likeness(wanted, trigrams(name)))),
    }))
    .filter(({ score }) => score > 0.12)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ item }) => item);
};
