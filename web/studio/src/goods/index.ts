import { ELECTRIC } from './electric.ts';
import { FITTINGS } from './fittings.ts';
import type { Good } from './good.ts';
import { LUGGAGE } from './luggage.ts';
import { WEAR } from './wear.ts';

/** Everything to sell besides motorcycles and spare parts. */
export const GOODS: readonly Good[] = [...ELECTRIC, ...WEAR, ...LUGGAGE, ...FITTINGS];
