import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { RevisedName } from '#db/feed/revision.ts';
import { fieldsOf, fragmentsOf } from './selection.ts';

/**
 * Extension of a root field whose answer is a function of its arguments, these collections and, for
 * what has expired, the time. Its resolver may read nothing else (tests/unit/graphql/revised.test.ts).
 */
export const revisedBy = (...names: readonly RevisedName[]) => ({ revisedBy: names });

/**
 * The collections an operation's answer is made of; undefined when a root field does not say, or none
 * is read.
 */
export const revisionsOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly RevisedName[] | undefined => {
  if (operation.operation !== OperationTypeNode.QUERY) return undefined;
  const fragments = fragmentsOf(document);
  const names = new Set<RevisedName>();
  for (const { name } of fieldsOf(operation.selectionSet, fragments)) {
    if (name.value === '__typename') continue;
    const field = schema.getQueryType()?.getFields()[name.value];
    const declared = field?.extensions.revisedBy as readonly RevisedName[] | undefined;
    if (declared === undefined) return undefined;
    for (const each of declared) names.add(each);
  }
  return names.size === 0 ? undefined : [...names].sort();
};

/**
 * Extension of a root field whose answer is the same for everybody and dear: it is kept for so many
 * milliseconds, and the store is not asked about it meanwhile.
 */
export const keptFor = (ms: number) => ({ keptFor: ms });

/** For how long an operation's answer may be kept unasked: as long as each of its root fields allows. */
export const keptForOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number | undefined => {
  if (operation.operation !== OperationTypeNode.QUERY) return undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { name } of fieldsOf(operation.selectionSet, fragmentsOf(document))) {
    if (name.value === '__typename') continue;
    const allowed = schema.getQueryType()?.getFields()[name.value]?.extensions.keptFor;
    if (typeof allowed !== 'number') return undefined;
    least = Math.min(least, allowed);
  }
  return Number.isFinite(least) ? least : undefined;
};

/** The variables an operation declares, in one order, as text; others do not change its answer. */
export const canonicalVariables = ({
  variableDefinitions = [],
}: OperationDefinitionNode): ((variables: Readonly<Record<string, unknown>>) => string) => {
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return (variables) =>
    JSON.stringify(names.map((name) => (Object.hasOwn(variables, name) ? [variables[name]] : 0)));
};
