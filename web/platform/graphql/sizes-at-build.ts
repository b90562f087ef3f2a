import { gzipSync } from 'node:zlib';
import { cache } from 'react';
import type { PublicCollection } from '#edge/contract/sync/collections.ts';
import { PUBLIC_COLLECTIONS } from '#web/platform/offline/collections.ts';
import { mainAtBuild } from './at-build.ts';
import { SyncDocument } from './generated/main/sync.ts';
import type { SyncQuery } from './generated/main.ts';

/** What a first download of each collection takes over the line, in bytes. */
export type DownloadSizes = Readonly<Record<PublicCollection, number>>;

/** The content grows from day to day: more exact would be untrue, and change pages for nothing. */
const STEP = 10_000;

const sizeOf = async (scope: PublicCollection): Promise<number> => {
  let bytes = 0;
  let cursor: string | null = null;
  for (;;) {
    const { sync }: SyncQuery = await mainAtBuild(SyncDocument, { scope, cursor });
    bytes += gzipSync(JSON.stringify(sync)).length;
    if (!sync.hasMore) return Math.ceil(bytes / STEP) * STEP;
    cursor = sync.cursor;
  }
};

/** For pages that offer a download: whoever pays by volume is told before it begins. */
export const downloadSizes = cache(async (): Promise<DownloadSizes> => {
  const sizes = await Promise.all(
    PUBLIC_COLLECTIONS.map(async (each) => [each, await sizeOf(each)] as const),
  );
  return Object.fromEntries(sizes) as DownloadSizes;
});
