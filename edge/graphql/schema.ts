import '../domains/account/operations.ts';
import '../domains/catalog/operations.ts';
import '../domains/content/operations.ts';
import '../domains/garage/operations.ts';
import '../domains/places/operations.ts';
import '../domains/stations/operations.ts';
import '../domains/sync/operations.ts';
import { content, main } from './builder.ts';

// A schema without fields is none, so the two roots say who answers.
for (const builder of [main, content])
  builder.queryField('version', (t) =>
    t.string({ description: 'Version of the service.', resolve: (_, __, { env }) => env.VERSION }),
  );
main.mutationField('ping', (t) => t.boolean({ resolve: () => true }));

/** `POST /graphql`. */
export const mainSchema = main.toSchema();

/** `GET|POST /content`. */
export const contentSchema = content.toSchema();
