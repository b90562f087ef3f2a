import {
  type DocumentNode,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { GRAPHQL_LIMITS } from '#edge/contract/limits.ts';

interface Outcome {
  /** JSON text; absent when the variables were refused. */
  readonly data?: string;
  readonly errors?: readonly GraphQLError[];
}

/** Runs one operation of a valid document. */
export type Execute = (
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Outcome>;

export const executorOf =
  (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Execute =>
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
