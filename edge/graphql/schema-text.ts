import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

/** As the clients know it. Sorted, so that the order of imports does not show. */
export const schemaText = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
