import { fileURLToPath } from 'node:url';

/** Stored geometry; not committed. */
export const CACHE = fileURLToPath(new URL('../../cache', import.meta.url));

/** Quick looks while designing; not committed. */
export const DRAFTS = fileURLToPath(new URL('../../out', import.meta.url));

/** The pictures the site shows. */
export const PICTURES = fileURLToPath(new URL('../../../public/pictures', import.meta.url));
export const ICONS = fileURLToPath(new URL('../../../public/icons', import.meta.url));
