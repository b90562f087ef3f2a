import type { ModelContent } from '#db/content/catalog/types.ts';
import { alvaCervo } from './alva-cervo.ts';
import { alvaCervoBoostCharge } from './alva-cervo-boost-charge.ts';
import { alvaCervoQ } from './alva-cervo-q.ts';
import { alvaN3 } from './alva-n3.ts';
import { alvaOne } from './alva-one.ts';
import { alvaOneXp } from './alva-one-xp.ts';

export const MODELS: readonly ModelContent[] = [
  alvaOne,
  alvaOneXp,
  alvaCervo,
  alvaCervoQ,
  alvaCervoBoostCharge,
  alvaN3,
];
