import { createYoga } from 'graphql-yoga';
import type { Query } from '#db/query.ts';
import type { Context } from '#edge/graphql/context.ts';
import { contentSchema } from '#edge/graphql/schema.ts';
import { type HeldStore, heldReader } from './held-read.ts';

/**
 * graphql-yoga as its manual advises for production, with its own cache of parsed and validated documents
 * and without what /content does not offer either; on our schema and the same trips.
 */
export const createYogaApp = (store: HeldStore) => {
  const { db } = store;
  const held = heldReader(store);
  const numbers = new Map<string, number>();
  // The moment is an argument of these statements too, and no part of the key.
  const keyOf = ({ sql, args }: Query<unknown>): string => {
    const number = numbers.get(sql) ?? numbers.size;
    numbers.set(sql, number);
    return `${number} ${args.filter((arg) => typeof arg === 'string').join('\n')}`;
  };
  return createYoga({
    schema: contentSchema,
    graphqlEndpoint: '/content',
    logging: false,
    landingPage: false,
    graphiql: false,
    cors: false,
    multipart: false,
    context: () =>
      ({
        db,
        clock: Date.now,
        read: (query) => held(keyOf(query), () => query),
      }) satisfies Partial<Context>,
  });
};
