import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { GRAPHQL_LIMITS } from '#edge/contract/limits.ts';
import { Refusal } from '#edge/platform/refusal.ts';

interface Size {
  readonly depth: number;
  readonly introspectionDepth: number;
  readonly cost: number;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Sizes of fragments by name, so that fragments of fragments cost one visit each. */
  readonly measured: Map<string, Size>;
  /** Fragments being measured: meeting one again is a circle. */
  readonly open: Set<string>;
  aliases: number;
  directives: number;
}

const NOTHING: Size = { depth: 0, introspectionDepth: 0, cost: 0 };

const add = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
  cost: a.cost + b.cost,
});

const listFactor = (type: GraphQLOutputType | undefined): number => {
  let factor = 1;
  let inner = type;
  while (isListType(inner) || isNonNullType(inner)) {
    if (isListType(inner)) factor *= GRAPHQL_LIMITS.listFactor;
    inner = inner.ofType;
  }
  return factor;
};

const fieldType = (parent: GraphQLNamedType | undefined, name: string) =>
  isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;

const selectionSize = (
  walk: Walk,
  selection: SelectionNode,
  parent: GraphQLNamedType | undefined,
): Size => {
  walk.directives += selection.directives?.length ?? 0;
  if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentSize(walk, selection.name.value);
  if (selection.kind === Kind.INLINE_FRAGMENT) {
    const named = selection.typeCondition?.name.value;
    const type = named === undefined ? parent : walk.schema.getType(named);
    return setSize(walk, selection.selectionSet, type);
  }
  if (selection.alias !== undefined) walk.aliases++;
  const name = selection.name.value;
  const type = fieldType(parent, name);
  const inner = selection.selectionSet
    ? setSize(walk, selection.selectionSet, type && getNamedType(type))
    : NOTHING;
  // By the field's own name: an operation or an alias of that name earns no exception.
  if (name === '__schema' || name === '__type')
    return { depth: 1, introspectionDepth: inner.depth + 1, cost: 1 };
  return {
    ...inner,
    depth: inner.depth + 1,
    cost: Math.min((1 + inner.cost) * listFactor(type), Number.MAX_SAFE_INTEGER),
  };
};

const setSize = (walk: Walk, set: SelectionSetNode, parent: GraphQLNamedType | undefined): Size =>
  set.selections.reduce((size, each) => add(size, selectionSize(walk, each, parent)), NOTHING);

const fragmentSize = (walk: Walk, name: string): Size => {
  const measured = walk.measured.get(name);
  if (measured !== undefined) return measured;
  const fragment = walk.fragments.get(name);
  if (fragment === undefined) return NOTHING;
  if (walk.open.has(name))
    throw new Refusal('GRAPHQL_VALIDATION_FAILED', 'Fragments must not be circular.');
  walk.open.add(name);
  const type = walk.schema.getType(fragment.typeCondition.name.value);
  const size = setSize(walk, fragment.selectionSet, type);
  walk.directives += fragment.directives?.length ?? 0;
  walk.open.delete(name);
  walk.measured.set(name, size);
  return size;
};

const refuseAbove = (limit: number, value: number, what: string): void => {
  if (value > limit)
    throw new Refusal(
      'OPERATION_TOO_LARGE',
      `The operation has ${what}; at most ${limit} allowed.`,
    );
};

const operationSize = (walk: Walk, operation: OperationDefinitionNode): Size => {
  const root = walk.schema.getRootType(operation.operation) ?? undefined;
  walk.directives += operation.directives?.length ?? 0;
  return setSize(walk, operation.selectionSet, root);
};

/** Root fields after fragments: a fragment must not smuggle in a second mutation. */
const rootFields = (walk: Walk, set: SelectionSetNode): number =>
  set.selections.reduce((count, each) => {
    if (each.kind === Kind.FIELD) return count + 1;
    if (each.kind === Kind.INLINE_FRAGMENT) return count + rootFields(walk, each.selectionSet);
    const fragment = walk.fragments.get(each.name.value);
    return count + (fragment === undefined ? 0 : rootFields(walk, fragment.selectionSet));
  }, 0);

export interface DocumentSize {
  readonly depth: number;
  readonly cost: number;
  readonly aliases: number;
  readonly directives: number;
}

/**
 * Measures a document before it is validated (validation itself can be made expensive).
 * @throws Refusal when it is larger than `GRAPHQL_LIMITS`
 */
export const holdToLimits = (schema: GraphQLSchema, document: DocumentNode): DocumentSize => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const walk: Walk = {
    schema,
    fragments,
    measured: new Map(),
    open: new Set(),
    aliases: 0,
    directives: 0,
  };
  let size = NOTHING;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    size = add(size, operationSize(walk, definition));
    if (definition.operation === OperationTypeNode.MUTATION)
      refuseAbove(
        GRAPHQL_LIMITS.mutationFields,
        rootFields(walk, definition.selectionSet),
        'too many fields',
      );
  }
  for (const name of fragments.keys()) fragmentSize(walk, name);
  refuseAbove(GRAPHQL_LIMITS.aliases, walk.aliases, 'too many aliases');
  refuseAbove(GRAPHQL_LIMITS.directives, walk.directives, 'too many directives');
  refuseAbove(GRAPHQL_LIMITS.depth, size.depth, 'too many levels');
  refuseAbove(GRAPHQL_LIMITS.introspectionDepth, size.introspectionDepth, 'too many levels');
  refuseAbove(GRAPHQL_LIMITS.cost, size.cost, 'too high a cost');
  return {
    depth: size.depth,
    cost: size.cost,
    aliases: walk.aliases,
    directives: walk.directives,
  };
};
