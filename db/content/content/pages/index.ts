import { about } from './about.ts';
import { app } from './app.ts';
import { batteryTermsRental, batteryTermsStandard } from './battery-terms.ts';
import { charging } from './charging.ts';
import { contact } from './contact.ts';
import { countdown } from './countdown.ts';
import { HELP } from './help/index.ts';
import { outsideJabodetabek } from './outside-jabodetabek.ts';
import { PRESS } from './posts/press.ts';
import { STORIES } from './posts/stories.ts';
import { privacy } from './privacy/index.ts';
import { productPageText } from './product-text.ts';
import { PROMOS } from './promos/index.ts';
import { purchaseTerms } from './purchase-terms.ts';
import { refunds } from './refunds.ts';
import type { PageContent } from './types.ts';
import { warranty } from './warranty.ts';

export const PAGES: readonly PageContent[] = [
  about,
  app,
  charging,
  contact,
  countdown,
  privacy,
  refunds,
  outsideJabodetabek,
  warranty,
  purchaseTerms,
  batteryTermsStandard,
  batteryTermsRental,
  productPageText,
  ...HELP,
  ...STORIES,
  ...PRESS,
  ...PROMOS,
];
