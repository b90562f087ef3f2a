import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import {
  affiliateEventById,
  commissionById,
  correctionById,
  payoutById,
  personById,
} from './facts.sql.ts';
import { factsOf, type Planner } from './plan.ts';

const TEMPLATE_OF: Readonly<Record<string, TemplateName>> = {
  payee: 'payee-changed',
  payeeChanged: 'payee-changed',
  approve: 'affiliate-accepted',
  reject: 'affiliate-rejected',
  suspend: 'affiliate-suspended',
  resume: 'affiliate-resumed',
};

/** Somebody was taken on, turned down or paused, or the account they are paid to is another one. */
export const ofAffiliate: Planner = async (event, read) => {
  const row = await read(affiliateEventById({ id: event.rowId }));
  const template = TEMPLATE_OF[row?.kind ?? ''];
  if (row === undefined || template === undefined) return [];
  const person = await read(personById({ id: row.customerId }));
  const facts = factsOf({ name: person?.name ?? '', note: row.note ?? '–' });
  const path = template === 'payee-changed' ? '/orp-dashboard/finance' : '/orp-dashboard';
  return [{ template, customerId: row.customerId, facts, path }];
};

const ofCommission =
  (template: TemplateName): Planner =>
  async (event, read) => {
    const row = await read(commissionById({ id: event.entityId }));
    if (row === undefined) return [];
    const person = await read(personById({ id: row.customerId }));
    const facts = { name: person?.name ?? '', amount: row.amountIdr, product: row.productName };
    return [{ template, customerId: row.customerId, facts, path: '/orp-dashboard' }];
  };

export const ofCommissionEarned = ofCommission('commission-earned');
export const ofCommissionCancelled = ofCommission('commission-cancelled');

/** Something was given besides a matured commission, or a part of it was taken back. */
export const ofCommissionCorrected: Planner = async (event, read) => {
  const row = await read(correctionById({ id: event.rowId }));
  if (row === undefined) return [];
  const person = await read(personById({ id: row.customerId }));
  const { amountIdr, productName: product } = row;
  const facts = { name: person?.name ?? '', amount: Math.abs(amountIdr), product };
  const template = amountIdr < 0 ? 'commission-taken-back' : 'commission-granted';
  return [{ template, customerId: row.customerId, facts, path: '/orp-dashboard' }];
};

const ofPayoutAs =
  (template: TemplateName): Planner =>
  async (event, read) => {
    const row = await read(payoutById({ id: event.rowId }));
    if (row === undefined) return [];
    const person = await read(personById({ id: row.customerId }));
    const facts = {
      name: person?.name ?? '',
      amount: row.netIdr,
      tax: row.taxIdr,
      account: `${row.bank} ··${row.accountTail}`,
    };
    return [{ template, customerId: row.customerId, facts, path: '/orp-dashboard/finance' }];
  };

export const ofPayout = ofPayoutAs('payout-paid');
export const ofPayoutReturned = ofPayoutAs('payout-returned');
