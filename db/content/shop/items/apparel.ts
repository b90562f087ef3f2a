import { type Item, item } from './types.ts';

export const APPAREL: readonly Item[] = [
  item(
    'apparel',
    'city-jacket',
    ['City jacket', 'Jaket kota'],
    [
      'Mesh that lets the heat out, protectors at shoulder and elbow, a lining for the rain.',
      'Bahan jala yang melepas panas, pelindung bahu dan siku, serta lapisan untuk hujan.',
    ],
    875_000,
    [],
    { S: 14, M: 32, L: 36, XL: 20, XXL: 6 },
  ),
  item(
    'apparel',
    'open-face-helmet',
    ['Open-face helmet', 'Helm half face'],
    [
      'SNI-marked shell with a long visor and washable cheek pads.',
      'Bercap SNI, dengan kaca panjang dan busa pipi yang dapat dicuci.',
    ],
    525_000,
    [],
    { M: 24, L: 28, XL: 12 },
  ),
  item(
    'apparel',
    'full-face-helmet',
    ['Full-face helmet', 'Helm full face'],
    [
      'SNI-marked, 1,350 g, with a sun visor inside and room for glasses.',
      'Bercap SNI, 1.350 g, dengan kaca peneduh di dalam dan ruang untuk kacamata.',
    ],
    1_250_000,
    [],
    { S: 8, M: 18, L: 22, XL: 9 },
  ),
  item(
    'apparel',
    'rain-suit',
    ['Rain suit', 'Jas hujan'],
    [
      'Jacket and trousers, taped seams, folds into its own pocket.',
      'Jaket dan celana, jahitan disegel, terlipat ke dalam sakunya sendiri.',
    ],
    385_000,
    [],
    { S: 10, M: 40, L: 44, XL: 30, XXL: 12 },
  ),
  item(
    'apparel',
    'riding-gloves',
    ['Riding gloves', 'Sarung tangan'],
    [
      'Thin leather palm, knuckle guard, and fingertips that work on a phone.',
      'Telapak kulit tipis, pelindung buku jari, dan ujung jari yang bisa dipakai di layar ponsel.',
    ],
    245_000,
    [],
    { S: 16, M: 30, L: 28, XL: 10 },
  ),
  item(
    'apparel',
    'logo-tee',
    ['T-shirt with lightning stitch', 'Kaus sulam kilat'],
    [
      'Combed cotton from Bandung, 24s, embroidered and not printed.',
      'Katun combed 24s dari Bandung, disulam, bukan disablon.',
    ],
    189_000,
    [],
    { S: 25, M: 48, L: 50, XL: 26, XXL: 0 },
  ),
  item(
    'apparel',
    'polo-shirt',
    ['Polo shirt', 'Kaus polo'],
    [
      'Piqué cotton that stays in shape, with a small emblem on the sleeve.',
      'Katun pique yang tidak mudah melar, dengan emblem kecil di lengan.',
    ],
    265_000,
    [],
    { S: 12, M: 24, L: 24, XL: 14 },
  ),
  item(
    'apparel',
    'cap',
    ['Cap', 'Topi'],
    [
      'Six panels, curved brim, adjustable. Fits under no helmet, but afterwards.',
      'Enam panel, lidah melengkung, dapat disetel. Bukan untuk di bawah helm, tetapi untuk sesudahnya.',
    ],
    149_000,
    [],
    { '-': 75 },
  ),
  item(
    'apparel',
    'sling-bag',
    ['Sling bag', 'Tas selempang'],
    [
      'Six litres, waterproof zip, a sleeve for the fob that blocks radio.',
      'Enam liter, ritsleting kedap air, dengan kantong remote penahan sinyal.',
    ],
    325_000,
    [],
    { '-': 34 },
  ),
];
