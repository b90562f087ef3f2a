import { customer } from '../../schema/account.ts';
import { customerAddress } from '../../schema/account-address.ts';
import { customerDocument } from '../../schema/account-document.ts';
import type { SeedStep } from '../../seed/step.ts';
import { upsert } from '../../seed/upsert.ts';
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
