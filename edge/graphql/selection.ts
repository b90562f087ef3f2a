import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

const collect = (set: SelectionSetNode, fragments: Fragments, into: Set<string>): void => {
  for (const node of set.selections) {
    if (node.kind === 'Field') into.add(node.name.value);
    else if (node.kind === 'InlineFragment') collect(node.selectionSet, fragments, into);
    else {
      const fragment = fragments[node.name.value];
      if (fragment) collect(fragment.selectionSet, fragments, into);
    }
  }
};

// Documents are cached, so the same node objects come back with every request.
const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/**
 * Names of the fields asked for directly under the field being resolved, so that a read fetches
 * only the columns somebody wants. Fields under `@skip` / `@include` count as asked for.
 */
export const selectedFields = ({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> => {
  const [first] = fieldNodes;
  const cached = first && fieldNodes.length === 1 ? known.get(first) : undefined;
  if (cached) return cached;
  const names = new Set<string>();
  for (const node of fieldNodes) {
    if (node.selectionSet) collect(node.selectionSet, fragments, names);
  }
  if (first && fieldNodes.length === 1) known.set(first, names);
  return names;
};
