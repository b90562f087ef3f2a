import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import { affiliateEventById, personById } from './facts.sql.ts';
import { factsOf, type Planner } from './plan.ts';

const TEMPLATE_OF: Readonly<Record<string, TemplateName>> = {
  payee: 'payee-changed',
  payeeChanged: 'payee-changed',
  approve: 'affiliate-accepted',
  reject: 'affiliate-rejected',
};

/** Somebody was taken on or turned down, or the account they are paid to is another one. */
export const ofAffiliate: Planner = async (event, read) => {
  const row = await read(affiliateEventById({ id: event.rowId }));
  const template = TEMPLATE_OF[row?.kind ?? ''];
  if (row === undefined || template === undefined) return [];
  const person = await read(personById({ id: row.customerId }));
  const facts = factsOf({ name: person?.name ?? '', note: row.note ?? '–' });
  const path = template === 'payee-changed' ? '/orp-dashboard/finance' : '/orp-dashboard';
  return [{ template, customerId: row.customerId, facts, path }];
};
