import { and, eq } from 'drizzle-orm';
import { build, p, prepare, type Query } from '#db/query.ts';
import { releasedDocument } from '#db/schema/platform.ts';

export type EndpointName = 'main' | 'content';

const textOf = prepare(
  build
    .select({ text: releasedDocument.text })
    .from(releasedDocument)
    .where(and(eq(releasedDocument.hash, p('hash')), eq(releasedDocument.endpoint, p('endpoint')))),
);

/** The text of a document that an earlier release had. */
export const releasedText = (
  endpoint: EndpointName,
  hash: string,
): Query<readonly { readonly text: string }[]> => textOf({ endpoint, hash });
