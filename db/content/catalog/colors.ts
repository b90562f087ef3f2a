import type { Text } from './types.ts';

export interface Color {
  readonly code: string;
  /** The brand's name of the paint is the same in both languages. */
  readonly name: string;
  /** As the pictures are painted (web/studio). */
  readonly hex: string;
  /** What the eye sees, for people who cannot tell it from the name. */
  readonly looksLike: Text;
}

const color = (code: string, name: string, hex: string, en: string, id: string): Color => ({
  code,
  name,
  hex,
  looksLike: { en, id },
});

/** The paints of the range; names and codes are the specification's. */
export const COLORS: readonly Color[] = [
  color(
    'supernova-black',
    'Supernova Black',
    '#101216',
    'deep metallic black',
    'hitam metalik pekat',
  ),
  color('halo-white', 'Halo White', '#e9ecee', 'clean, bright white', 'putih bersih yang terang'),
  color('casual-blue', 'Casual Blue', '#2c60a0', 'relaxed mid blue', 'biru santai yang teduh'),
  color('indie-red', 'Indie Red', '#a60d17', 'warm, saturated red', 'merah hangat yang tegas'),
  color(
    'edgy-turqoise',
    'Edgy Turqoise',
    '#0f9499',
    'bold blue-green',
    'hijau kebiruan yang berani',
  ),
  color('nebula-green', 'Nebula Green', '#1a4a3f', 'dark forest green', 'hijau hutan gelap'),
  color('mars-copper', 'Mars Copper', '#8c4a2b', 'burnt copper', 'tembaga kecokelatan'),
  color('viridian-green', 'Viridian Green', '#2a6251', 'cool deep green', 'hijau tua yang sejuk'),
  color('shadow-black', 'Shadow Black', '#25272a', 'matte charcoal black', 'hitam arang doff'),
  color(
    'glacier-white',
    'Glacier White',
    '#e3e7ea',
    'cool pearl white',
    'putih mutiara yang dingin',
  ),
  color(
    'butterscotch-beige',
    'Butterscotch Beige',
    '#c6a273',
    'soft caramel beige',
    'krem karamel lembut',
  ),
];

export const ACCENTS: Readonly<Record<'black' | 'white', { name: Text; hex: string }>> = {
  black: { name: { en: 'Black accent', id: 'Aksen hitam' }, hex: '#1a1b1e' },
  white: { name: { en: 'White accent', id: 'Aksen putih' }, hex: '#f2f3f4' },
};
