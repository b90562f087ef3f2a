import { createYoga } from 'graphql-yoga';
import { openDatabase } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import type { Context } from '#edge/graphql/context.ts';
import { contentSchema } from '#edge/graphql/schema.ts';
import { heldReader } from './held-read.ts';

/** graphql-yoga with its own document cache, on our schema and the same one trip. */
export const createYogaApp = (url: string) => {
  const db = openDatabase({ url });
  const held = heldReader(db);
  // The moment is an argument of these statements, and part of the revision instead of the key.
  const keyOf = ({ sql, args }: Query<unknown>): string =>
    JSON.stringify([sql, args.filter((arg) => typeof arg !== 'number')]);
  return createYoga({
    schema: contentSchema,
    graphqlEndpoint: '/content',
    logging: false,
    landingPage: false,
    graphiql: false,
    context: () =>
      ({
        db,
        clock: Date.now,
        read: (query) => held(keyOf(query), () => query),
      }) satisfies Partial<Context>,
  });
};
