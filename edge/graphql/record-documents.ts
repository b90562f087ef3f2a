import { lt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { build, query } from '#db/query.ts';
import { releasedDocument } from '#db/schema/platform.ts';
import contentDocuments from '#edge/contract/documents.content.json' with { type: 'json' };
import mainDocuments from '#edge/contract/documents.main.json' with { type: 'json' };
import { DAY_MS } from '#edge/contract/time.ts';
import type { EndpointName } from './released.ts';

/** A page left open, or an installed app that was offline, for longer has to load anew. */
const KEPT_MS = 90 * DAY_MS;

/** This version's own, by their hashes. */
export const OWN_DOCUMENTS = { main: mainDocuments, content: contentDocuments } as const;
const ENDPOINTS = ['main', 'content'] as const satisfies readonly EndpointName[];

/**
 * Remembers this release's documents, and forgets those that no release of the last 90 days had. Once a
 * day is enough: it is asked at each start.
 * @param now epoch ms
 */
export const recordDocuments = async (db: Database, now: number): Promise<void> => {
  const rows = ENDPOINTS.flatMap((endpoint) =>
    Object.entries(OWN_DOCUMENTS[endpoint]).map(([hash, text]) => ({
      hash,
      endpoint,
      text,
      releasedAt: now,
    })),
  );
  await db.write([
    ...rows.map((row) =>
      query(
        build
          .insert(releasedDocument)
          .values(row)
          .onConflictDoUpdate({
            target: releasedDocument.hash,
            set: { releasedAt: now },
            setWhere: lt(releasedDocument.releasedAt, now - DAY_MS),
          }),
      ),
    ),
    query(build.delete(releasedDocument).where(lt(releasedDocument.releasedAt, now - KEPT_MS))),
  ]);
};
