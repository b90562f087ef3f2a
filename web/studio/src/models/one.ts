import { buildOne } from '../families/one/index.ts';
import { ONE_CHASSIS } from '../families/one/chassis.ts';
import { look, type ColourCode } from './colours.ts';
import type { Model } from './model.ts';

const shared = {
  chassis: ONE_CHASSIS,
  middle: [-0.09, 0.605],
  height: 1.3,
  face: [0.5, 0.84],
} as const;

const looks = (codes: readonly ColourCode[]): Model['looks'] => new Map(codes.map((c) => [c, look(c)]));

export const ALVA_ONE: Model = {
  ...shared,
  slug: 'alva-one',
  codes: ['ACC-BN-1H-L2R1'],
  name: 'ALVA ONE',
  wordmark: 'ONE',
  looks: looks(['halo-white', 'supernova-black', 'nebula-green', 'mars-copper']),
  build: (kit) => buildOne(kit, { screen: { bottom: [0.6, 0.975], top: [0.5, 1.155], half: [0.13, 0.12] } }),
};

/** The XP adds a tall screen. */
export const ALVA_ONE_XP: Model = {
  ...shared,
  slug: 'alva-one-xp',
  codes: ['ACC-BP-1H-L2R1'],
  name: 'ALVA ONE XP',
  wordmark: 'ONE XP',
  looks: looks(['shadow-black', 'glacier-white', 'viridian-green']),
  build: (kit) => buildOne(kit, { screen: { bottom: [0.6, 0.975], top: [0.455, 1.31], half: [0.148, 0.14] } }),
};
