import { customer } from '../../schema/account.ts';
import { customerDocument } from '../../schema/account-document.ts';
import type { SeedStep } from '../../seed/step.ts';
import { upsert } from '../../seed/upsert.ts';
import { customers } from './customers.ts';
import { documents } from './documents.ts';

export const seed: SeedStep = {
  slug: 'account',
  demo: true,
  statements: () => [...upsert(customer, customers), ...upsert(customerDocument, documents)],
};
