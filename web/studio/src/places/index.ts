import type { Finish } from '../page/api.ts';
import { buildCentreInside, buildCentreOutside } from './centre.ts';
import { buildChargingSpot, buildSwapSpot } from './charging.ts';
import { buildDealerOutside, buildWorkshop } from './dealer.ts';
import type { Place } from './place.ts';

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

const place = (paint: Finish, p: Omit<Place, 'finishes'>): Place => ({ ...p, finishes: { ...HOUSE, paint } });

const RED = { color: '#a60d17', metalness: 0.35 };
const TURQUOISE = { color: '#0f9499', metalness: 0.35 };
const BLUE = { color: '#2c60a0', metalness: 0.35 };

/** Every place, in the order in which a gallery shows them. */
export const PLACES: readonly Place[] = [
  place(RED, { kind: 'centre', code: 'centre-outside', build: buildCentreOutside, azimuth: 24, elevation: 14, middle: 0.3, reach: 0.7 }),
  place(RED, { kind: 'centre', code: 'centre-street', build: buildCentreOutside, azimuth: -20, elevation: 7, middle: 0.33, reach: 0.66 }),
  place(TURQUOISE, { kind: 'centre', code: 'centre-inside', build: buildCentreInside, azimuth: 34, elevation: 24, middle: 0.3, reach: 0.76 }),
  place(TURQUOISE, { kind: 'centre', code: 'centre-lounge', build: buildCentreInside, azimuth: 16, elevation: 11, middle: 0.36, reach: 0.5 }),
  place(BLUE, { kind: 'dealer', code: 'dealer-outside', build: buildDealerOutside, azimuth: 28, elevation: 12, middle: 0.5, reach: 0.76 }),
  place(RED, { kind: 'dealer', code: 'dealer-workshop', build: buildWorkshop, azimuth: 30, elevation: 20, middle: 0.34, reach: 0.66 }),
  place(TURQUOISE, { kind: 'charging', code: 'charging-spot', build: buildChargingSpot, azimuth: 28, elevation: 13, middle: 0.36, reach: 0.68 }),
  place(RED, { kind: 'swap', code: 'swap-spot', build: buildSwapSpot, azimuth: 30, elevation: 13, middle: 0.49, reach: 0.72 }),
];
