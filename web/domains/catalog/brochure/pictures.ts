import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// Next runs builds from the root and from web/, depending on who starts it.
const FOLDERS = [join(process.cwd(), 'web', 'public'), join(process.cwd(), 'public')];

/** The picture of a look that a PDF can hold; null while the studio has none. */
export const jpegOf = async (slug: string, look: string): Promise<Buffer | null> => {
  for (const folder of FOLDERS) {
    const path = join(folder, 'pictures', 'models', slug, look, 'hero-1200.jpg');
    const bytes = await readFile(/* turbopackIgnore: true */ path).catch(() => null);
    if (bytes !== null) return bytes;
  }
  return null;
};
