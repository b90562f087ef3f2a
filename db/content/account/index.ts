import { customer } from '#db/schema/account.ts';
import { customerAddress } from '#db/schema/account-address.ts';
import { customerDocument } from '#db/schema/account-document.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { addresses } from './addresses.ts';
import { customers } from './customers.ts';
import { documents } from './documents.ts';

export const seed: SeedStep = {
  slug: 'account',
  demo: true,
  statements: () => [
    ...upsert(customer, customers),
    ...upsert(customerDocument, documents),
    ...upsert(customerAddress, addresses),
  ],
};
