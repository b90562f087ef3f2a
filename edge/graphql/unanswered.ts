import type { Database } from '#db/client.ts';
import { build, query } from '#db/query.ts';
import { releasedDocument } from '#db/schema/platform.ts';
import { OWN_DOCUMENTS } from './record-documents.ts';

const nameIn = (text: string): string => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text;

/** Names of the operations that open pages still send and this version could not answer. */
export const unanswered = async (db: Database): Promise<string[]> => {
  // By name: a store whose migrations are still to come is asked, too.
  const { hash, endpoint, text } = releasedDocument;
  const documents = build.select({ hash, endpoint, text }).from(releasedDocument);
  const [rows] = await db.readPrimary([query(documents)]);
  // This version's own are checked by a test (tests/conformance/trusted-documents.test.ts).
  const earlier = rows.filter(
    ({ hash, endpoint }) => !Object.hasOwn(OWN_DOCUMENTS[endpoint], hash),
  );
  if (earlier.length === 0) return [];
  // Both schemas, the most that a deployment imports.
  const { isAnswered } = await import('./is-answered.ts');
  const names = earlier
    .filter(({ endpoint, text }) => !isAnswered(endpoint, text))
    .map(({ text }) => nameIn(text));
  return [...new Set(names)].sort();
};
