import { createYoga } from 'graphql-yoga';
import { openDatabase } from '#db/client.ts';
import type { Context } from '#edge/graphql/context.ts';
import { createReader } from '#edge/graphql/reader.ts';
import { contentSchema } from '#edge/graphql/schema.ts';

/** graphql-yoga with its own document cache, on our schema and the same one trip. */
export const createYogaApp = (url: string) => {
  const db = openDatabase({ url });
  return createYoga({
    schema: contentSchema,
    graphqlEndpoint: '/content',
    logging: false,
    landingPage: false,
    graphiql: false,
    context: () =>
      ({ db, clock: Date.now, read: createReader(db, () => {}) }) satisfies Partial<Context>,
  });
};
