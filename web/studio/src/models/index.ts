import { ALVA_CERVO, ALVA_CERVO_BOOST_CHARGE, ALVA_CERVO_Q } from './cervo.ts';
import type { Model } from './model.ts';
import { ALVA_N3 } from './n3.ts';
import { ALVA_ONE, ALVA_ONE_XP } from './one.ts';

/** Every model, in the order of the catalogue. */
export const MODELS: readonly Model[] = [ALVA_ONE, ALVA_ONE_XP, ALVA_CERVO, ALVA_CERVO_Q, ALVA_CERVO_BOOST_CHARGE, ALVA_N3];
