/** A cut-out on a sharing picture: its height and the place of its middle, in pixels of 1200 x 630. */
export interface Item {
  /** `model/look` for a motorcycle, `parts/name` for a drawing, or the code of a good or a place. */
  of: string;
  height: number;
  x: number;
  y: number;
}

export interface SocialScene {
  kind: string;
  dark: boolean;
  /** From back to front. */
  items: readonly Item[];
}

const [MIDDLE, FLOOR] = [600, 345];

/** A place over the edges of the picture; more is lost of the sky than of the ground. */
const view = (of: string): readonly Item[] => [{ of, height: 800, x: MIDDLE, y: 270 }];

/** Line drawings side by side in two rows. */
const drawings = (names: readonly string[]): readonly Item[] =>
  names.map((name, i) => ({ of: `parts/${name}`, height: 200, x: 225 + (i % 4) * 250, y: 210 + Math.floor(i / 4) * 240 }));

/** One picture for each kind of page; no words, so that both languages share them. */
export const SCENES: readonly SocialScene[] = [
  {
    kind: 'home', dark: false,
    items: [
      { of: 'alva-n3/butterscotch-beige', height: 430, x: 270, y: 300 },
      { of: 'alva-cervo/indie-red--white', height: 430, x: 930, y: 300 },
      { of: 'alva-one/nebula-green', height: 560, x: MIDDLE, y: FLOOR },
    ],
  },
  { kind: 'product', dark: true, items: [{ of: 'alva-one-xp/glacier-white', height: 660, x: MIDDLE, y: 330 }] },
  {
    kind: 'compare', dark: false,
    items: [{ of: 'alva-one/mars-copper', height: 520, x: 345, y: FLOOR }, { of: 'alva-cervo/edgy-turqoise--white', height: 520, x: 870, y: FLOOR }],
  },
  {
    kind: 'simulation', dark: false,
    items: [{ of: 'alva-n3/glacier-white', height: 440, x: 850, y: 300 }, { of: 'alva-n3/viridian-green', height: 560, x: 450, y: FLOOR }],
  },
  {
    kind: 'test-ride', dark: true,
    items: [{ of: 'alva-cervo/shadow-black--white', height: 600, x: 480, y: FLOOR }, { of: 'helmet-open', height: 300, x: 985, y: 420 }],
  },
  { kind: 'stations', dark: false, items: view('charging-spot') },
  { kind: 'swap', dark: false, items: view('swap-spot') },
  { kind: 'places', dark: false, items: view('centre-outside') },
  { kind: 'service', dark: false, items: view('dealer-workshop') },
  { kind: 'about', dark: false, items: view('centre-inside') },
  {
    kind: 'support', dark: false,
    items: [{ of: 'battery-dual', height: 520, x: 820, y: 300 }, { of: 'helmet-full', height: 430, x: 330, y: 350 }, { of: 'charger', height: 380, x: MIDDLE, y: 440 }],
  },
  { kind: 'policy', dark: true, items: [{ of: 'alva-n3/glacier-white', height: 620, x: MIDDLE, y: FLOOR }] },
  { kind: 'garage', dark: true, items: [{ of: 'alva-cervo/casual-blue--white', height: 660, x: MIDDLE, y: 325 }] },
  {
    kind: 'shop', dark: false,
    items: [
      { of: 'helmet-open', height: 400, x: 250, y: 300 }, { of: 'tshirt', height: 590, x: 600, y: 305 },
      { of: 'helmet-full', height: 420, x: 950, y: 300 }, { of: 'cap', height: 330, x: 850, y: 480 },
    ],
  },
  {
    kind: 'parts', dark: false,
    items: drawings(['brake-disc-front', 'shock-rear', 'hub-motor', 'headlamp', 'tyre-front', 'brake-caliper-front', 'belt-pulley', 'seat']),
  },
  {
    kind: 'news', dark: true,
    items: [{ of: 'alva-one-xp/viridian-green', height: 480, x: 330, y: 320 }, { of: 'alva-n3/butterscotch-beige', height: 560, x: 800, y: FLOOR }],
  },
  {
    kind: 'promo', dark: false,
    items: [{ of: 'alva-cervo-q/casual-blue', height: 480, x: 350, y: 320 }, { of: 'alva-cervo/indie-red--white', height: 580, x: 790, y: FLOOR }],
  },
  { kind: 'app', dark: true, items: [{ of: 'alva-one/halo-white', height: 620, x: MIDDLE, y: FLOOR }] },
];
