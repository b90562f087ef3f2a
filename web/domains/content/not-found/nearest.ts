export interface Target {
  /** Path without language. */
  readonly path: string;
  readonly label: string;
}

/** Edits (insert, remove, replace, swap of neighbours) that turn one word into the other. */
const edits = (a: string, b: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
};

/** Many paths end in the same word (`…/customize`): then what stands before it decides. */
const WHOLE_WEIGHT = 0.1;

/** Whether the words asked for stand in the target and are a good part of it. */
const isPart = (asked: string, target: string): boolean =>
  asked.length > 2 &&
  `-${target}-`.includes(`-${asked}-`) &&
  asked.split('-').length * 3 >= target.split('-').length;

/** How far a path asked for is from one that exists: 0 the same, 1 nothing in common. */
const distance = (wanted: string, target: string): number => {
  const [a, b] = [wanted, target].map((path) => path.toLowerCase().split('/').filter(Boolean));
  const [lastAsked, lastTarget] = [a?.at(-1) ?? '', b?.at(-1) ?? ''];
  const longest = Math.max(lastAsked.length, lastTarget.length, 1);
  const word = edits(lastAsked, lastTarget) / longest;
  const contained = isPart(lastAsked, lastTarget) ? 0.3 : 1;
  const sameSection = a?.[0] !== undefined && a[0] === b?.[0] ? 0.85 : 1;
  const [wholeAsked, wholeTarget] = [a?.join('/') ?? '', b?.join('/') ?? ''];
  const whole = edits(wholeAsked, wholeTarget) / Math.max(wholeAsked.length, wholeTarget.length, 1);
  return Math.min(word, contained) * sameSection + whole * WHOLE_WEIGHT;
};

const MAX_ASKED = 100;

/** Farther than that, two addresses share letters and nothing else. */
const FITS = 0.4;

/** The pages so like the one asked for that it may have been meant, nearest first. */
export const nearest = (wanted: string, targets: readonly Target[], count: number): Target[] =>
  targets
    .map((target) => ({ target, far: distance(wanted.slice(0, MAX_ASKED), target.path) }))
    .filter(({ far }) => far < FITS)
    .sort((x, y) => x.far - y.far)
    .slice(0, count)
    .map(({ target }) => target);
