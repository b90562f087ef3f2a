import type { Bff } from '#tests/support/bff.ts';

interface Change {
  readonly id: string;
  readonly visibleUntil: string | null;
  readonly visibleFrom: string | null;
  readonly record: Record<string, unknown>;
}

export interface SyncPage {
  readonly cursor: string;
  readonly full: boolean;
  readonly starts: boolean;
  readonly hasMore: boolean;
  readonly removed: readonly string[];
  readonly changed: readonly Change[];
}

const syncDocument = (scope: string): string =>
  `query Sync($cursor: String) { sync(scope: ${scope}, cursor: $cursor) {
    cursor full starts hasMore removed changed: changes { id visibleUntil visibleFrom record }
  } }`;

/** One call, as a device makes it. */
export const syncOnce = async (
  bff: Bff,
  scope: string,
  cursor: string | null = null,
  headers: Record<string, string> = {},
) => {
  const answer = await bff.gql<{ sync: SyncPage }>(syncDocument(scope), { cursor }, { headers });
  return { ...answer, page: answer.data?.sync };
};

/** Calls until the end; refuses to go on for ever. */
export const syncAll = async (
  bff: Bff,
  scope: string,
  from: string | null = null,
  headers: Record<string, string> = {},
): Promise<{ pages: SyncPage[]; cursor: string; bytes: number }> => {
  const pages: SyncPage[] = [];
  let cursor = from;
  let bytes = 0;
  for (let calls = 0; calls < 200; calls++) {
    const { page, errors } = await syncOnce(bff, scope, cursor, headers);
    if (page === undefined) throw new Error(`sync failed: ${JSON.stringify(errors)}`);
    bytes += JSON.stringify(page).length;
    pages.push(page);
    cursor = page.cursor;
    if (!page.hasMore) return { pages, cursor, bytes };
  }
  throw new Error('sync never ends');
};

export const idsOf = (pages: readonly SyncPage[]): string[] =>
  pages.flatMap((page) => page.changed.map((change) => change.id));
