interface Tree {
  readonly below: Map<string, Tree>;
}

const treeOf = (names: readonly string[]): Tree => {
  const root: Tree = { below: new Map() };
  for (const name of names) {
    let tree = root;
    for (const part of name.split('.')) {
      const next = tree.below.get(part) ?? { below: new Map() };
      tree.below.set(part, next);
      tree = next;
    }
  }
  return root;
};

const pick = (value: unknown, tree: Tree): unknown => {
  if (value === null || typeof value !== 'object' || tree.below.has('**')) return value;
  if (Array.isArray(value)) return value.map((each) => pick(each, tree));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const below = tree.below.get(key) ?? tree.below.get('*');
      return below === undefined ? [] : [[key, pick(each, below)]];
    }),
  );
};

/**
 * Makes the function that keeps the fields of these names (`fieldNames`) and drops every other, at any
 * depth. Plain values are not checked: a record with a word that only newer code knows is better than
 * none.
 */
export const stripper = (names: readonly string[]): ((record: object) => object) => {
  const tree = treeOf(names);
  return (record) => pick(record, tree) as object;
};
