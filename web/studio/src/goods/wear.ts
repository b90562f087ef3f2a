import type { Good } from './good.ts';
import { addCap } from './wear/cap.ts';
import { addHelmet } from './wear/helmet.ts';
import { addJacket } from './wear/jacket.ts';
import { addGloves } from './wear/gloves.ts';
import { addPolo } from './wear/polo.ts';
import { addRainSuit } from './wear/rainsuit.ts';
import { addTee } from './wear/tee.ts';

const LINEN = { color: '#b9a88f', roughness: 0.85 };
const BLUE = { color: '#1b4dff' };
const JACKET = { cloth: { color: '#48505a' }, cloth2: { color: '#16191e' }, seat2: LINEN } as const;
const TEE = {
  cloth: { color: '#d9d4c9' }, cloth2: { color: '#d2ccc0' }, decal: { color: '#1c2027', clearcoat: 0 },
  accent: { ...BLUE, roughness: 0.6, clearcoat: 0.2 }, white: { color: '#16308f', roughness: 0.7, clearcoat: 0 }, seat2: { color: '#3a3d42', roughness: 0.85 },
} as const;
const POLO = {
  cloth: { color: '#36507f' }, cloth2: { color: '#2a3f68' }, accent: { color: '#e9ecef', roughness: 0.7, clearcoat: 0 },
  white: { color: '#f1f2f4' }, decal: { color: '#f1f2f4', clearcoat: 0 }, seat2: LINEN,
} as const;
const RAIN = {
  cloth: { color: '#1f4fb0', roughness: 0.5, clearcoat: 0.25 }, cloth2: { color: '#171b22', roughness: 0.55, clearcoat: 0.2 },
  white: { color: '#dfe3e6', roughness: 0.35 }, accent: { color: '#d7f23c', roughness: 0.6, clearcoat: 0 }, decal: { color: '#f4f6f8' },
} as const;
const GLOVES = { cloth: { color: '#363c44' }, cloth2: { color: '#59626d' }, seat2: { color: '#1a1c20', roughness: 0.55 }, accent: BLUE } as const;
const CAP = { cloth: { color: '#20252c' }, accent: { ...BLUE, roughness: 0.6, clearcoat: 0.2 }, white: { color: '#f0f2f4', roughness: 0.6, clearcoat: 0.1 } } as const;
const LINER = { cloth2: { color: '#1d2026' }, black: { color: '#0c0d0f', roughness: 0.9 }, accent: BLUE } as const;

export const WEAR: readonly Good[] = [
  { code: 'helmet-open', build: (kit) => addHelmet(kit, false), azimuth: 52, middle: 0.5, reach: 0.66, finishes: { ...LINER, paint: { color: '#e6e9ec', metalness: 0 }, decal: { color: '#14171b' } } },
  { code: 'helmet-full', build: (kit) => addHelmet(kit, true), azimuth: 52, middle: 0.5, reach: 0.66, finishes: { ...LINER, paint: { color: '#1d2025', metalness: 0.4 }, decal: { color: '#f0f2f4' } } },
  { code: 'jacket', build: addJacket, azimuth: 20, middle: 0.61, reach: 0.69, elevation: 5, finishes: JACKET },
  { code: 'tshirt', build: addTee, azimuth: 16, middle: 0.61, reach: 0.69, elevation: 5, finishes: TEE },
  { code: 'polo-shirt', build: addPolo, azimuth: 16, middle: 0.61, reach: 0.69, elevation: 5, finishes: POLO },
  { code: 'rain-suit', build: addRainSuit, azimuth: 18, middle: 0.61, reach: 0.68, elevation: 5, finishes: RAIN },
  { code: 'riding-gloves', build: addGloves, azimuth: 14, middle: 0.49, reach: 0.66, elevation: 6, finishes: GLOVES },
  { code: 'cap', build: addCap, azimuth: 58, middle: 0.27, reach: 0.62, elevation: 16, finishes: CAP },
];
