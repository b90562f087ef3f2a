import { GraphQLSchema } from 'graphql';
import '#edge/domains/account/operations.ts';
import '#edge/domains/catalog/operations.ts';
import '#edge/domains/content/operations.ts';
import '#edge/domains/garage/operations.ts';
import '#edge/domains/leads/operations.ts';
import '#edge/domains/listings/operations.ts';
import '#edge/domains/notifications/operations.ts';
import '#edge/domains/orders/operations.ts';
import '#edge/domains/places/operations.ts';
import '#edge/domains/sharing/operations.ts';
import '#edge/domains/shop/operations.ts';
import '#edge/domains/stations/operations.ts';
import '#edge/domains/sync/operations.ts';
import { limitArguments } from './argument-limits.ts';
import { auditOperations } from './audited.ts';
import { content, main } from './builder.ts';

/**
 * Neither sorted nor validated: a start of the worker pays for both, and tests have done it
 * (tests/architecture/schema-drift.test.ts).
 */
const built = (builder: typeof main): GraphQLSchema =>
  new GraphQLSchema({ ...builder.toSchema({ sortSchema: false }).toConfig(), assumeValid: true });

const atFirstCall = (build: () => GraphQLSchema): (() => GraphQLSchema) => {
  let schema: GraphQLSchema | undefined;
  return () => {
    schema ??= build();
    return schema;
  };
};

/** `POST /graphql`; built at the first call, as a region that answers `/content` alone needs none of it. */
export const mainSchema = atFirstCall(() => limitArguments(auditOperations(built(main))));

/** `GET|POST /content`; built at the first call. */
export const contentSchema = atFirstCall(() => limitArguments(built(content)));
