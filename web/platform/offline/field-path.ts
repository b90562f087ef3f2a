import type { Locale } from '#edge/contract/locale.ts';

type Scalar = string | number | boolean | null | undefined;

/** Maps by language, product or province are written with `*` for their keys. */
type Key<T, K extends string> = keyof T extends Locale ? '*' : string extends K ? '*' : K;

type Named<K extends string, Below> = [Below] extends [never] ? K : `${K}.${Below & string}`;

/**
 * The dotted names of all scalars in a record; arrays add nothing to a name. Where a shape is not
 * declared (a page's blocks) the name ends in `**`.
 */
export type FieldPath<T> = unknown extends T
  ? '**'
  : T extends Scalar
    ? never
    : T extends readonly (infer Each)[]
      ? FieldPath<Each>
      : {
          [K in keyof T & string]-?: Named<Key<T, K>, FieldPath<NonNullable<T[K]>>>;
        }[keyof T & string];

interface Tree {
  readonly whole: boolean;
  readonly below: ReadonlyMap<string, Tree>;
}

interface Growing extends Tree {
  whole: boolean;
  readonly below: Map<string, Growing>;
}

const empty = (): Growing => ({ whole: false, below: new Map() });

const treeOf = (paths: readonly string[]): Tree => {
  const root = empty();
  for (const path of paths) {
    let at = root;
    for (const part of path.split('.')) {
      if (part === '**') {
        at.whole = true;
        break;
      }
      const next = at.below.get(part) ?? empty();
      at.below.set(part, next);
      at = next;
    }
  }
  return root;
};

const pick = (value: unknown, tree: Tree): unknown => {
  if (value === null || typeof value !== 'object' || tree.whole) return value;
  if (Array.isArray(value)) return value.map((each) => pick(each, tree));
  const kept: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    const below = tree.below.get(key) ?? tree.below.get('*');
    if (below !== undefined) kept[key] = pick(each, below);
  }
  return kept;
};

/** Makes the function that keeps the listed fields of a record and drops every other, at any depth. */
export const pickerOf = (paths: readonly string[]): ((record: object) => object) => {
  const tree = treeOf(paths);
  return (record) => pick(record, tree) as object;
};
