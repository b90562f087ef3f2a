import { batteryTermsRental, batteryTermsStandard } from './battery-terms.ts';
import { outsideJabodetabek } from './outside-jabodetabek.ts';
import { privacy } from './privacy.ts';
import { productPageText } from './product-text.ts';
import { purchaseTerms } from './purchase-terms.ts';
import { refunds } from './refunds.ts';
import type { PageContent } from './types.ts';
import { warranty } from './warranty.ts';

export const PAGES: readonly PageContent[] = [
  privacy,
  refunds,
  outsideJabodetabek,
  warranty,
  purchaseTerms,
  batteryTermsStandard,
  batteryTermsRental,
  productPageText,
];
