import type { Database } from '#db/client.ts';
import { build, query } from '#db/query.ts';
import { releasedDocument } from '#db/schema/platform.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { checkDocument } from './check-document.ts';
import { contentSchema } from './content-schema.ts';
import { DocumentFault } from './document-fault.ts';
import { mainSchema } from './main-schema.ts';
import type { EndpointName } from './released.ts';

const SCHEMAS = { main: mainSchema, content: contentSchema } as const;

const isAnswered = (endpoint: EndpointName, text: string): boolean => {
  try {
    checkDocument(text, { schema: SCHEMAS[endpoint](), open: false });
    return true;
  } catch (error) {
    if (error instanceof DocumentFault || error instanceof Refusal) return false;
    throw error;
  }
};

const nameIn = (text: string): string => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? text;

/** Names of the operations that open pages still send and this version could not answer. */
export const unanswered = async (db: Database): Promise<string[]> => {
  // By name: a store whose migrations are still to come is asked, too.
  const { endpoint, text } = releasedDocument;
  const documents = build.select({ endpoint, text }).from(releasedDocument);
  const [rows] = await db.readPrimary([query(documents)]);
  const names = rows
    .filter(({ endpoint, text }) => !isAnswered(endpoint, text))
    .map(({ text }) => nameIn(text));
  return [...new Set(names)].sort();
};
