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

/** Matt walls, a concrete floor; blue is the brand's. */
const HOUSE = {
  white: { color: '#eceeef', roughness: 0.85, clearcoat: 0 },
  cloth2: { color: '#c3c6c9', roughness: 0.8 },
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
  place(RED, { kind: 'centre', code: 'centre-outside', build: buildCentreOutside, metre: 0.118, camera: { azimuth: 24, eye: 1.95, at: [0.2, 0], distance: 18, focal: 40, shift: 0.14 } }),
  place(RED, { kind: 'centre', code: 'centre-street', build: buildCentreOutside, metre: 0.118, camera: { azimuth: -24, eye: 1.95, at: [0.6, 0], distance: 18, focal: 38, shift: 0.14 } }),
  place(TURQUOISE, { kind: 'centre', code: 'centre-inside', build: buildCentreInside, metre: 0.2, inside: true, camera: { azimuth: 26, eye: 1.85, at: [-0.3, 0], distance: 8, focal: 35, shift: -0.04 } }),
  place(TURQUOISE, { kind: 'centre', code: 'centre-lounge', build: buildCentreInside, metre: 0.2, inside: true, camera: { azimuth: 48, eye: 1.65, at: [-1.7, 1.1], distance: 7.2, focal: 35, shift: -0.06 } }),
  place(TURQUOISE, { kind: 'centre', code: 'centre-mall', build: buildMallFront, metre: 0.152, inside: true, camera: { azimuth: 16, eye: 1.9, at: [0, 0], distance: 12, focal: 40, shift: 0.1 } }, { paint2: wash('#9c4a35'), cloth: wash('#4a5a6b') }),
  place(RED, { kind: 'centre', code: 'centre-corner', build: buildCorner, metre: 0.128, camera: { azimuth: 36, eye: 1.95, at: [-0.9, -0.6], distance: 18.2, focal: 39, shift: 0.2 } }, { paint2: wash('#c08a52') }),
  place(BLUE, { kind: 'centre', code: 'centre-pavilion', build: buildPavilion, metre: 0.136, camera: { azimuth: 22, eye: 1.85, at: [0.2, 0], distance: 15.8, focal: 38, shift: 0.17 } }, { paint2: wash('#a4502f') }),
  place(BLUE, { kind: 'dealer', code: 'dealer-outside', build: buildDealerOutside, metre: 0.158, camera: { azimuth: 24, eye: 1.9, at: [0, 0], distance: 15.6, focal: 38, shift: 0.2 } }),
  place(RED, { kind: 'dealer', code: 'dealer-row', build: buildShopRow, metre: 0.146, camera: { azimuth: 18, eye: 1.9, at: [0, 0], distance: 16.5, focal: 38, shift: 0.2 } }, { paint2: wash('#d9b36a'), chrome: { ...wash('#7f9aa0'), metalness: 0 }, caliper: wash('#8d4630') }),
  place(TURQUOISE, { kind: 'dealer', code: 'dealer-hall', build: buildBrickHall, metre: 0.142, camera: { azimuth: 22, eye: 1.9, at: [0, 0], distance: 15.8, focal: 39, shift: 0.12 } }, { paint2: wash('#8f5943') }),
  place(RED, { kind: 'dealer', code: 'dealer-workshop', build: buildWorkshop, metre: 0.23, inside: true, camera: { azimuth: 22, eye: 1.85, at: [0, 0], distance: 7.4, focal: 35, shift: 0 } }),
  place(TURQUOISE, { kind: 'charging', code: 'charging-spot', build: buildChargingSpot, metre: 0.2, camera: { azimuth: 24, eye: 1.8, at: [0, -0.2], distance: 11, focal: 40, shift: 0.11 } }),
  place(RED, { kind: 'swap', code: 'swap-spot', build: buildSwapSpot, metre: 0.24, camera: { azimuth: 24, eye: 1.8, at: [0, -0.2], distance: 8.4, focal: 38, shift: 0.07 } }),
];
