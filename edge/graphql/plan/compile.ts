import {
  type DocumentNode,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { GRAPHQL_LIMITS } from '../../contract/limits.ts';
import { fragmentsOf } from '../selection.ts';
import { collectFields, type Switches, switchesOf } from './collect.ts';
import type { WriteObject } from './complete.ts';
import { CollectedErrors } from './errors.ts';
import { objectWriter, serialWriter } from './fields.ts';
import type { Run, Target } from './info.ts';

interface Outcome {
  /** JSON text; absent when the variables were refused. */
  readonly data?: string;
  readonly errors?: readonly GraphQLError[];
}

/** An operation made ready to run. Answers what graphql-js's `execute` answers, as text. */
export type Plan = (
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Outcome>;

/** Each switch doubles the number of variants; with more of them graphql-js does the work. */
const MAX_SWITCHES = 4;

const asksForSchema = (document: DocumentNode): boolean => {
  let asks = false;
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      asks ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return asks;
};

const byGraphqlJs =
  (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Plan =>
  async (contextValue, variableValues) => {
    const { data, errors } = await execute({
      schema,
      document,
      operationName: operation.name?.value,
      contextValue,
      variableValues,
      hideSuggestions: true,
      options: { maxCoercionErrors: GRAPHQL_LIMITS.errors },
    });
    return {
      ...(data === undefined ? {} : { data: JSON.stringify(data) }),
      ...(errors === undefined ? {} : { errors }),
    };
  };

const outcomeOf = async (write: WriteObject, run: Run): Promise<Outcome> => {
  let data = 'null';
  try {
    data = await write(undefined, run, undefined);
  } catch (error) {
    run.errors.add(error as GraphQLError, undefined);
  }
  run.abort?.abort();
  const errors = run.errors.list;
  return errors.length === 0 ? { data } : { data, errors };
};

/**
 * Compiles a valid document to closures, once (workerd allows no generated code). Left to graphql-js:
 * introspection, directives beyond `@skip` and `@include`, and the odd request whose switches are not
 * plain booleans.
 */
export const compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Plan => {
  const fallback = byGraphqlJs(schema, document, operation);
  const target: Target = { schema, operation, fragments: fragmentsOf(document) };
  const rootType = schema.getRootType(operation.operation);
  const names = switchesOf(target);
  if (!rootType || operation.operation === OperationTypeNode.SUBSCRIPTION) return fallback;
  if (names === undefined || names.length > MAX_SWITCHES || asksForSchema(document))
    return fallback;

  const writerOf = operation.operation === OperationTypeNode.MUTATION ? serialWriter : objectWriter;
  const variants = new Map<string, WriteObject>();
  const variant = (values: readonly unknown[]): WriteObject => {
    const key = values.join();
    let write = variants.get(key);
    if (write === undefined) {
      const switches: Switches = new Map(names.map((name, i) => [name, values[i] === true]));
      const groups = collectFields(target, switches, rootType, [operation.selectionSet]);
      write = writerOf(target, switches, rootType, groups);
      variants.set(key, write);
    }
    return write;
  };

  const definitions = operation.variableDefinitions ?? [];
  return async (context, inputs) => {
    const coerced = getVariableValues(schema, definitions, inputs, {
      maxErrors: GRAPHQL_LIMITS.errors,
      hideSuggestions: true,
    });
    if (coerced.errors) return { errors: coerced.errors };
    const variables = coerced.variableValues;
    const values = names.map((name) => variables.coerced[name]);
    if (values.some((value) => typeof value !== 'boolean')) return fallback(context, inputs);
    const run: Run = { context, variables, errors: new CollectedErrors(), abort: undefined };
    return outcomeOf(variant(values), run);
  };
};
