import type { Finish } from '../page/api.ts';
import { buildCentreInside, buildCentreOutside } from './centre.ts';
import { buildChargingSpot, buildSwapSpot } from './charging.ts';
import { buildCorner } from './corner.ts';
import { buildDealerOutside, buildWorkshop } from './dealer.ts';
import { buildBrickHall } from './hall.ts';
import { buildMallFront } from './mall.ts';
import { buildPavilion } from './pavilion.ts';
import type { Place } from './place.ts';
import { buildShopRow } from './row.ts';

/** Matt walls, a concrete floor, wood, leaves; blue is the brand's. */
const HOUSE = {
  white: { color: '#eceeef', roughness: 0.85, clearcoat: 0 },
  cloth2: { color: '#c3c6c9', roughness: 0.8 },
  seat2: { color: '#a97f54', roughness: 0.6 },
  stitch: { color: '#55805a', roughness: 0.8 },
  cloth: { color: '#8b7f70', roughness: 0.9 },
  accent: { color: '#1b4dff' },
  caliper: { color: '#c6a273', roughness: 0.36, clearcoat: 1 },
  black: { color: '#17191d', roughness: 0.6 },
  decal: { color: '#ffffff' },
} as const;

const place = (paint: Finish, p: Omit<Place, 'finishes'>, house: Place['finishes'] = {}): Place =>
  ({ ...p, finishes: { ...HOUSE, ...house, paint } });

const RED = { color: '#a60d17', metalness: 0.35 };
const TURQUOISE = { color: '#0f9499', metalness: 0.35 };
const BLUE = { color: '#2c60a0', metalness: 0.35 };

/** What a house is washed, laid or roofed with. */
const wash = (color: string): Finish => ({ color, roughness: 0.85, clearcoat: 0 });

/** Every place, in the order in which a gallery shows them. */
export const PLACES: readonly Place[] = [
  place(RED, { kind: 'centre', code: 'centre-outside', build: buildCentreOutside, azimuth: 24, elevation: 14, middle: 0.3, reach: 0.7 }),
  place(RED, { kind: 'centre', code: 'centre-street', build: buildCentreOutside, azimuth: -20, elevation: 7, middle: 0.33, reach: 0.66 }),
  place(TURQUOISE, { kind: 'centre', code: 'centre-inside', build: buildCentreInside, azimuth: 34, elevation: 24, middle: 0.3, reach: 0.76 }),
  place(TURQUOISE, { kind: 'centre', code: 'centre-lounge', build: buildCentreInside, azimuth: 16, elevation: 11, middle: 0.36, reach: 0.5 }),
  place(TURQUOISE, { kind: 'centre', code: 'centre-mall', build: buildMallFront, azimuth: 18, elevation: 12, middle: 0.37, reach: 0.62 }, { paint2: wash('#9c4a35'), cloth: wash('#4a5a6b') }),
  place(RED, { kind: 'centre', code: 'centre-corner', build: buildCorner, azimuth: 36, elevation: 15, middle: 0.37, reach: 0.8 }, { paint2: wash('#c08a52'), caliper: wash('#565b61') }),
  place(BLUE, { kind: 'centre', code: 'centre-pavilion', build: buildPavilion, azimuth: 26, elevation: 12, middle: 0.4, reach: 0.74 }, { paint2: wash('#a4502f') }),
  place(BLUE, { kind: 'dealer', code: 'dealer-outside', build: buildDealerOutside, azimuth: 28, elevation: 12, middle: 0.5, reach: 0.76 }),
  place(RED, { kind: 'dealer', code: 'dealer-row', build: buildShopRow, azimuth: 22, elevation: 11, middle: 0.46, reach: 0.74 }, { paint2: wash('#d9b36a'), chrome: { ...wash('#7f9aa0'), metalness: 0 }, caliper: wash('#8d4630') }),
  place(TURQUOISE, { kind: 'dealer', code: 'dealer-hall', build: buildBrickHall, azimuth: 24, elevation: 12, middle: 0.32, reach: 0.68 }, { paint2: wash('#8f5943') }),
  place(RED, { kind: 'dealer', code: 'dealer-workshop', build: buildWorkshop, azimuth: 30, elevation: 20, middle: 0.34, reach: 0.66 }),
  place(TURQUOISE, { kind: 'charging', code: 'charging-spot', build: buildChargingSpot, azimuth: 28, elevation: 13, middle: 0.36, reach: 0.68 }),
  place(RED, { kind: 'swap', code: 'swap-spot', build: buildSwapSpot, azimuth: 30, elevation: 13, middle: 0.49, reach: 0.72 }),
];
