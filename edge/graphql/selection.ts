import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];

export const fragmentsOf = ({ definitions }: DocumentNode): Fragments => {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  return fragments;
};

/** The fields directly under a selection, fragments opened. */
export const fieldsOf = (set: SelectionSetNode, fragments: Fragments): FieldNode[] =>
  set.selections.flatMap((node) => {
    if (node.kind === 'Field') return [node];
    if (node.kind === 'InlineFragment') return fieldsOf(node.selectionSet, fragments);
    const fragment = fragments[node.name.value];
    return fragment ? fieldsOf(fragment.selectionSet, fragments) : [];
  });

const below = (nodes: readonly FieldNode[], fragments: Fragments): FieldNode[] =>
  nodes.flatMap((node) => (node.selectionSet ? fieldsOf(node.selectionSet, fragments) : []));

// Documents are cached, so the same node objects come back with every request.
const selectedNames = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/**
 * Names of the fields asked for directly under the field being resolved, or under the fields on
 * `path` below it, so that a read fetches only the columns somebody wants. Fields under `@skip` /
 * `@include` count as asked for.
 */
export const selectedFields = (
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  ...path: readonly string[]
): ReadonlySet<string> => {
  const [first] = fieldNodes;
  const cache = first && fieldNodes.length === 1 ? selectedNames.get(first) : undefined;
  const key = path.join('.');
  const cached = cache?.get(key);
  if (cached) return cached;
  let nodes = below(fieldNodes, fragments);
  for (const name of path)
    nodes = below(
      nodes.filter((node) => node.name.value === name),
      fragments,
    );
  const names = new Set(nodes.map((node) => node.name.value));
  if (first && fieldNodes.length === 1)
    selectedNames.set(first, (cache ?? new Map<string, ReadonlySet<string>>()).set(key, names));
  return names;
};
