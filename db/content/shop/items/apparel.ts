import { type Item, item } from './types.ts';

export const APPAREL: readonly Item[] = [
  item(
    'apparel',
    'city-jacket',
    { en: 'City jacket', id: 'Jaket kota' },
    {
      en: 'Mesh that lets the heat out, protectors at shoulder and elbow, a lining for the rain.',
      id: 'Bahan jala yang melepas panas, pelindung bahu dan siku, serta lapisan untuk hujan.',
    },
    875_000,
    [],
    { S: 14, M: 32, L: 36, XL: 20, XXL: 6 },
  ),
  item(
    'apparel',
    'open-face-helmet',
    { en: 'Open-face helmet', id: 'Helm half face' },
    {
      en: 'SNI-marked shell with a long visor and washable cheek pads.',
      id: 'Bercap SNI, dengan kaca panjang dan busa pipi yang dapat dicuci.',
    },
    525_000,
    [],
    { M: 24, L: 28, XL: 12 },
  ),
  item(
    'apparel',
    'full-face-helmet',
    { en: 'Full-face helmet', id: 'Helm full face' },
    {
      en: 'SNI-marked, 1,350 g, with a sun visor inside and room for glasses.',
      id: 'Bercap SNI, 1.350 g, dengan kaca peneduh di dalam dan ruang untuk kacamata.',
    },
    1_250_000,
    [],
    { S: 8, M: 18, L: 22, XL: 9 },
  ),
  item(
    'apparel',
    'rain-suit',
    { en: 'Rain suit', id: 'Jas hujan' },
    {
      en: 'Jacket and trousers, taped seams, folds into its own pocket.',
      id: 'Jaket dan celana, jahitan disegel, terlipat ke dalam sakunya sendiri.',
    },
    385_000,
    [],
    { S: 10, M: 40, L: 44, XL: 30, XXL: 12 },
  ),
  item(
    'apparel',
    'riding-gloves',
    { en: 'Riding gloves', id: 'Sarung tangan' },
    {
      en: 'Thin leather palm, knuckle guard, and fingertips that work on a phone.',
      id: 'Telapak kulit tipis, pelindung buku jari, dan ujung jari yang bisa dipakai di layar ponsel.',
    },
    245_000,
    [],
    { S: 16, M: 30, L: 28, XL: 10 },
  ),
  item(
    'apparel',
    'logo-tee',
    { en: 'T-shirt with lightning stitch', id: 'Kaus sulam kilat' },
    {
      en: 'Combed cotton from Bandung, 24s, embroidered and not printed.',
      id: 'Katun combed 24s dari Bandung, disulam, bukan disablon.',
    },
    189_000,
    [],
    { S: 25, M: 48, L: 50, XL: 26, XXL: 0 },
  ),
  item(
    'apparel',
    'polo-shirt',
    { en: 'Polo shirt', id: 'Kaus polo' },
    {
      en: 'Piqué cotton that stays in shape, with a small emblem on the sleeve.',
      id: 'Katun pique yang tidak mudah melar, dengan emblem kecil di lengan.',
    },
    265_000,
    [],
    { S: 12, M: 24, L: 24, XL: 14 },
  ),
  item(
    'apparel',
    'cap',
    { en: 'Cap', id: 'Topi' },
    {
      en: 'Six panels, curved brim, adjustable. Fits under no helmet, but afterwards.',
      id: 'Enam panel, lidah melengkung, dapat disetel. Bukan untuk di bawah helm, tetapi untuk sesudahnya.',
    },
    149_000,
    [],
    { '-': 75 },
  ),
  item(
    'apparel',
    'sling-bag',
    { en: 'Sling bag', id: 'Tas selempang' },
    {
      en: 'Six litres, waterproof zip, a sleeve for the fob that blocks radio.',
      id: 'Enam liter, ritsleting kedap air, dengan kantong remote penahan sinyal.',
    },
    325_000,
    [],
    { '-': 34 },
  ),
];
