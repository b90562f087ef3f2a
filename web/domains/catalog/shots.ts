import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A picture in the sizes it exists in. */
export interface Shot {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

export type View = 'hero' | 'side' | 'rear' | 'detail' | 'cutout';

const WIDTHS: Record<View, readonly number[]> = {
  hero: [640, 960, 1600],
  side: [960],
  rear: [960],
  detail: [960],
  cutout: [960],
};
const ASPECT = 1.6;

// Next runs builds from the root and from web/, depending on who starts it.
const publicFolders = [join(process.cwd(), 'web', 'public'), join(process.cwd(), 'public')];

const isThere = (path: string): boolean =>
  publicFolders.some((folder) => existsSync(/* turbopackIgnore: true */ join(folder, path)));

/** Null while the studio has not rendered it; a drawing stands in (`ModelDrawing`). */
export const shotOf = (slug: string, look: string, view: View): Shot | null => {
  const widths = WIDTHS[view];
  const pathOf = (width: number): string =>
    `/pictures/models/${slug}/${look}/${view}-${width}.avif`;
  const largest = widths.at(-1) ?? 960;
  if (!isThere(pathOf(largest))) return null;
  return {
    src: pathOf(widths.includes(960) ? 960 : largest),
    srcSet: widths.map((width) => `${pathOf(width)} ${width}w`).join(', '),
    width: largest,
    height: largest / ASPECT,
  };
};

const PATH = /^\/pictures\/models\/([\w-]+)\/([\w-]+)\/(hero|side|rear|detail|cutout)-\d+\.avif$/;

/** The shot a path of the content names. */
export const shotAt = (path: string): Shot | null => {
  const [, slug, look, view] = PATH.exec(path) ?? [];
  return slug && look && view ? shotOf(slug, look, view as View) : null;
};

const SPIN_FRAMES = 24;

/** Frames of the turn around a look, or none. */
export const spinOf = (slug: string, look: string): string[] => {
  const frames = Array.from(
    { length: SPIN_FRAMES },
    (_, i) => `/pictures/models/${slug}/${look}/spin/${String(i).padStart(2, '0')}.avif`,
  );
  return frames.every(isThere) ? frames : [];
};
