/** A cut-out on a sharing picture: its height and the place of its middle, in pixels of 1200 x 630. */
export interface Item {
  /** `model/look` for a motorcycle, or the code of a good. */
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

/** One picture for each kind of page; no words, so that both languages share them. */
export const SCENES: readonly SocialScene[] = [
  {
    kind: 'home', dark: false,
    items: [
      { of: 'alva-n3/butterscotch-beige', height: 430, x: 270, y: 300 },
      { of: 'alva-cervo/indie-red--white', height: 430, x: 930, y: 300 },
      { of: 'alva-one/nebula-green', height: 560, x: 600, y: 345 },
    ],
  },
  { kind: 'product', dark: true, items: [{ of: 'alva-one-xp/glacier-white', height: 660, x: 600, y: 330 }] },
  {
    kind: 'stations', dark: false,
    items: [{ of: 'swap-cabinet', height: 570, x: 380, y: 312 }, { of: 'alva-cervo-boost-charge/edgy-turqoise', height: 540, x: 820, y: 350 }],
  },
  {
    kind: 'support', dark: false,
    items: [{ of: 'battery-dual', height: 520, x: 820, y: 300 }, { of: 'helmet-full', height: 430, x: 330, y: 350 }, { of: 'charger', height: 380, x: 600, y: 440 }],
  },
  { kind: 'garage', dark: true, items: [{ of: 'alva-cervo/casual-blue--white', height: 660, x: 600, y: 325 }] },
];
