import type { LargeFile } from '#edge/platform/storage/large-file.ts';

/** The archive in a file. Its reader is 17 of the 270 kB that a worker would load at every start, and not asked for by most. */
export const openArchive = async (file: LargeFile) =>
  (await import('./archive.ts')).archiveIn(file);
