import { MODELS } from '#db/content/catalog/models/index.ts';
import { byLocale, inLocale, type Text } from '#edge/contract/locale.ts';
import { type Meta, meta } from './types.ts';

type Descriptions = Readonly<Record<string, Text>>;

/** What search results say about each model. */
const MODEL_DESCRIPTIONS: Descriptions = {
  'alva-one': {
    en: 'ALVA ONE: a full-size electric maxi scooter for two, 140 km with two batteries, 90 km/h. Colours, specification and the price on the road in your province.',
    id: 'ALVA ONE: skuter maxi listrik untuk berdua, 140 km dengan dua baterai, 90 km/jam. Lihat warna, spesifikasi, dan harga OTR di provinsi Anda.',
  },
  'alva-one-xp': {
    en: 'ALVA ONE XP: larger batteries for 160 km, disc brakes at both ends and a reverse gear. Colours, specification and the price in your province.',
    id: 'ALVA ONE XP: baterai lebih besar hingga 160 km, rem cakram depan belakang, dan gigi mundur. Lihat warna, spesifikasi, dan harga di provinsi Anda.',
  },
  'alva-cervo': {
    en: 'ALVA CERVO: a sporty electric scooter with 9.8 kW, 14-inch wheels and 125 km of range. Four colours, two accents and the price on the road.',
    id: 'ALVA CERVO: skuter listrik sporty dengan 9,8 kW, roda 14 inci, dan jarak tempuh 125 km. Empat warna, dua aksen, dan harga OTR.',
  },
  'alva-cervo-q': {
    en: 'CERVO Q: light, quiet and easy to sit on, with long-lived LFP cells. One battery, two, or by subscription. See colours, figures and prices.',
    id: 'CERVO Q: ringan, senyap, dan mudah ditunggangi, dengan sel LFP yang awet. Satu baterai, dua, atau langganan. Lihat warna, angka, dan harganya.',
  },
  'alva-cervo-boost-charge': {
    en: 'CERVO BOOST CHARGE: from 10 to 80 percent in 38 minutes at a Boost Charge Station. Made for working days. See figures, colours and prices.',
    id: 'CERVO BOOST CHARGE: dari 10 ke 80 persen dalam 38 menit di Boost Charge Station. Untuk hari kerja yang padat. Lihat angka, warna, dan harga.',
  },
  'alva-n3': {
    en: 'ALVA N3: a light city scooter of 92 kg with a flat floor and a low seat. Buy it with its battery or subscribe. See colours, figures and prices.',
    id: 'ALVA N3: skuter kota ringan 92 kg dengan dek rata dan jok rendah. Beli dengan baterai atau berlangganan. Lihat warna, angka, dan harganya.',
  },
};

const summaryOf = (slug: string): Text => {
  const description = MODEL_DESCRIPTIONS[slug];
  if (description === undefined) throw new Error(`No description for ${slug}`);
  return description;
};

const LAST: Text = {
  en: 'Specification, colours and prices',
  id: 'Spesifikasi, warna, dan harga',
};

// The name is filled in when it is asked for, so a model that is withdrawn has no meta data either.
const models: readonly Meta[] = MODELS.map(({ slug, edition, slogan }) =>
  meta(
    `product/${slug}`,
    byLocale((locale) => [
      `{name}: ${inLocale(edition, locale).toLowerCase()}`,
      inLocale(summaryOf(slug), locale),
      '{name}',
      inLocale(slogan, locale),
      inLocale(LAST, locale),
    ]),
    slug,
  ),
);

export const CATALOG: readonly Meta[] = [
  meta('product', {
    en: [
      'All electric motorcycles',
      'Six models side by side, from the light N3 to the fast CERVO BOOST CHARGE. Filter by range, power or price in your province.',
      'All ALVA motorcycles',
      'Filter by range, power and price',
      'Compare up to three models',
    ],
    id: [
      'Semua motor listrik',
      'Enam model berdampingan, dari N3 yang ringan hingga CERVO BOOST CHARGE yang cepat. Saring menurut jarak, tenaga, atau harga di provinsi Anda.',
      'Semua motor ALVA',
      'Saring menurut jarak, tenaga, dan harga',
      'Bandingkan hingga tiga model',
    ],
  }),
  ...models,
  meta('product/compare', {
    en: [
      'Compare models',
      'Put up to three ALVA motorcycles next to each other. Differences in range, power, charging, weight and price are marked.',
      'Compare models',
      'Differences at a glance',
      'Share your comparison',
    ],
    id: [
      'Bandingkan model',
      'Sandingkan hingga tiga motor ALVA. Perbedaan jarak tempuh, tenaga, pengisian, bobot, dan harga diberi tanda.',
      'Bandingkan model',
      'Perbedaan dalam sekali lihat',
      'Bagikan perbandingan Anda',
    ],
  }),
];
