import { buildCervo } from '../families/cervo/index.ts';
import { CERVO_CHASSIS } from '../families/cervo/chassis.ts';
import { buildCervoQ, CERVO_Q_CHASSIS } from '../families/cervo/q/index.ts';
import type { Look } from '../page/api.ts';
import { look, type ColourCode } from './colours.ts';
import type { Model } from './model.ts';

const shared = {
  chassis: CERVO_CHASSIS,
  middle: [-0.08, 0.585],
  height: 1.24,
  face: [0.54, 0.78],
} as const;

const looks = (codes: readonly ColourCode[]): Model['looks'] => new Map(codes.map((c) => [c, look(c)]));

/** CERVO is sold in every colour with black or with white second panels. */
const accented = (codes: readonly ColourCode[]): Model['looks'] =>
  new Map(codes.flatMap((c) => (['black', 'white'] as const).map((a): [string, Look] => [`${c}--${a}`, look(c, a)])));

export const ALVA_CERVO: Model = {
  ...shared,
  slug: 'alva-cervo',
  codes: ['ADC-BP-1M-L1R2'],
  name: 'ALVA CERVO',
  wordmark: 'CERVO',
  looks: accented(['casual-blue', 'indie-red', 'edgy-turqoise', 'shadow-black']),
  build: (kit) => buildCervo(kit, {}),
};

export const ALVA_CERVO_Q: Model = {
  ...shared,
  chassis: CERVO_Q_CHASSIS,
  slug: 'alva-cervo-q',
  codes: ['ADC-HP-1M-L1F2'],
  name: 'ALVA CERVO Q',
  wordmark: 'CERVO Q',
  looks: looks(['glacier-white', 'shadow-black', 'casual-blue']),
  build: buildCervoQ,
};

/** The BOOST CHARGE is for long days: both batteries in a high spine with its port, a rack for a box, guarded hands. */
export const ALVA_CERVO_BOOST_CHARGE: Model = {
  ...shared,
  slug: 'alva-cervo-boost-charge',
  codes: ['ADC-BP-1M-L1F1', 'ADC-BP-1M-L1F2'],
  name: 'ALVA CERVO BOOST CHARGE',
  wordmark: 'BOOST',
  looks: looks(['supernova-black', 'indie-red', 'edgy-turqoise']),
  build: (kit) => buildCervo(kit, { screen: true, handGuards: true, rack: true, tunnel: true, belly: true }),
};
