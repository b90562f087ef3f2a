import { and, eq, sql } from 'drizzle-orm';
import { build, prepare, type Query } from '#db/query.ts';
import { releasedDocument } from '#db/schema/platform.ts';

export type EndpointName = 'main' | 'content';

const textOf = prepare(
  build
    .select({ text: releasedDocument.text })
    .from(releasedDocument)
    .where(
      and(
        eq(releasedDocument.hash, sql.placeholder('hash')),
        eq(releasedDocument.endpoint, sql.placeholder('endpoint')),
      ),
    ),
);

/** The text of a document that an earlier release had. */
export const releasedText = (
  endpoint: EndpointName,
  hash: string,
): Query<readonly { readonly text: string }[]> => textOf({ endpoint, hash });
