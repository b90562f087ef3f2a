import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The archive of the demonstration, real tiles of Bogor. */
export const ARCHIVE = join(import.meta.dirname, '../../db/content/stations/bogor.pmtiles');

export const archiveBytes = (): Buffer => readFileSync(ARCHIVE);

/** In the archive, in the middle of Bogor. */
export const BOGOR_TILE = { z: 14, x: 13_051, y: 8_491 } as const;
