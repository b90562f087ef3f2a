import type { Text } from '#edge/contract/locale.ts';

export interface Color {
  readonly code: string;
  /** The brand's name of the paint is the same in every language. */
  readonly name: string;
  /** As the pictures are painted (web/studio). */
  readonly hex: string;
  /** What the eye sees, for people who cannot tell it from the name. */
  readonly looksLike: Text;
}

const color = (code: string, name: string, hex: string, looksLike: Text): Color => ({
  code,
  name,
  hex,
  looksLike,
});

/** The paints of the range; names and codes are the specification's. */
export const COLORS: readonly Color[] = [
  color('supernova-black', 'Supernova Black', '#101216', {
    en: 'deep metallic black',
    id: 'hitam metalik pekat',
  }),
  color('halo-white', 'Halo White', '#e9ecee', {
    en: 'clean, bright white',
    id: 'putih bersih yang terang',
  }),
  color('casual-blue', 'Casual Blue', '#2c60a0', {
    en: 'relaxed mid blue',
    id: 'biru santai yang teduh',
  }),
  color('indie-red', 'Indie Red', '#a60d17', {
    en: 'warm, saturated red',
    id: 'merah hangat yang tegas',
  }),
  color('edgy-turqoise', 'Edgy Turqoise', '#0f9499', {
    en: 'bold blue-green',
    id: 'hijau kebiruan yang berani',
  }),
  color('nebula-green', 'Nebula Green', '#1a4a3f', {
    en: 'dark forest green',
    id: 'hijau hutan gelap',
  }),
  color('mars-copper', 'Mars Copper', '#8c4a2b', { en: 'burnt copper', id: 'tembaga kecokelatan' }),
  color('viridian-green', 'Viridian Green', '#2a6251', {
    en: 'cool deep green',
    id: 'hijau tua yang sejuk',
  }),
  color('shadow-black', 'Shadow Black', '#25272a', {
    en: 'matte charcoal black',
    id: 'hitam arang doff',
  }),
  color('glacier-white', 'Glacier White', '#e3e7ea', {
    en: 'cool pearl white',
    id: 'putih mutiara yang dingin',
  }),
  color('butterscotch-beige', 'Butterscotch Beige', '#c6a273', {
    en: 'soft caramel beige',
    id: 'krem karamel lembut',
  }),
];

export const ACCENTS: Readonly<Record<'black' | 'white', { name: Text; hex: string }>> = {
  black: { name: { en: 'Black accent', id: 'Aksen hitam' }, hex: '#1a1b1e' },
  white: { name: { en: 'White accent', id: 'Aksen putih' }, hex: '#f2f3f4' },
};
