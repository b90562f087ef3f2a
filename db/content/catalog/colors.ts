import type { Text } from './types.ts';

export interface Color {
  readonly code: string;
  /** The brand's name of the paint is the same in both languages. */
  readonly name: string;
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
    '#15171b',
    'deep metallic black',
    'hitam metalik pekat',
  ),
  color('halo-white', 'Halo White', '#eef0f1', 'clean, bright white', 'putih bersih yang terang'),
  color('casual-blue', 'Casual Blue', '#3f6ea8', 'relaxed mid blue', 'biru santai yang teduh'),
  color('indie-red', 'Indie Red', '#a91d26', 'warm, saturated red', 'merah hangat yang tegas'),
  color(
    'edgy-turqoise',
    'Edgy Turqoise',
    '#17868a',
    'bold blue-green',
    'hijau kebiruan yang berani',
  ),
  color('nebula-green', 'Nebula Green', '#35584c', 'dark forest green', 'hijau hutan gelap'),
  color('mars-copper', 'Mars Copper', '#9c5a37', 'burnt copper', 'tembaga kecokelatan'),
  color('viridian-green', 'Viridian Green', '#2f6b5a', 'cool deep green', 'hijau tua yang sejuk'),
  color('shadow-black', 'Shadow Black', '#24262a', 'matte charcoal black', 'hitam arang doff'),
  color(
    'glacier-white',
    'Glacier White',
    '#e2e8eb',
    'cool pearl white',
    'putih mutiara yang dingin',
  ),
  color(
    'butterscotch-beige',
    'Butterscotch Beige',
    '#cbb28a',
    'soft caramel beige',
    'krem karamel lembut',
  ),
];

export const ACCENTS: Readonly<Record<'black' | 'white', { name: Text; hex: string }>> = {
  black: { name: { en: 'Black accent', id: 'Aksen hitam' }, hex: '#1a1b1e' },
  white: { name: { en: 'White accent', id: 'Aksen putih' }, hex: '#f2f3f4' },
};
