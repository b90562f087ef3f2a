import { GraphQLSchema } from 'graphql';
import type { main } from './builder.ts';

/**
 * Neither sorted nor validated: a start of the worker pays for both, and tests have done it
 * (tests/architecture/schema-drift.test.ts).
 */
export const buildSchema = (builder: typeof main): GraphQLSchema =>
  new GraphQLSchema({ ...builder.toSchema({ sortSchema: false }).toConfig(), assumeValid: true });
