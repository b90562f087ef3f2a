import { eq } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { type AccountEvent, accountEvent } from '#db/schema/account-change.ts';
import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import { personById } from './facts.sql.ts';
import { factsOf, type Planner } from './plan.ts';

const eventById = prepare(
  build
    .select()
    .from(accountEvent)
    .where(eq(accountEvent.id, p('id'))),
);

const TEMPLATES: Readonly<Record<AccountEvent, TemplateName>> = {
  EMAIL_CHANGE_REQUESTED: 'email-change',
  EMAIL_CHANGED: 'email-changed',
  PASSWORD_RESET_REQUESTED: 'password-reset',
  PASSWORD_CHANGED: 'password-changed',
  SIGN_IN_LINKED: 'sign-in-linked',
  SIGN_IN_UNLINKED: 'sign-in-unlinked',
  SECOND_FACTOR_ADDED: 'second-factor-added',
  SECOND_FACTOR_REMOVED: 'second-factor-removed',
  NEW_DEVICE: 'new-device',
  FAILED_PROOFS: 'failed-proofs',
  FAILED_SIGN_INS: 'failed-sign-ins',
  EXPORT_READY: 'export-ready',
  DOCUMENT_ACCEPTED: 'document-accepted',
  DOCUMENT_REFUSED: 'document-refused',
};

/** How each provider calls itself. */
const PROVIDERS: Readonly<Record<string, string>> = {
  password: 'email',
  'google.com': 'Google',
  phone: 'SMS',
};

const PAPERS: Readonly<Record<string, string>> = {
  IDENTITY_CARD: 'KTP/KITAS',
  TAX_CARD: 'NPWP',
  FAMILY_CARD: 'Kartu Keluarga',
};

const text = (value: string | number | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : String(value);

/**
 * Mails about the email itself go to that address: a new one proves itself, and the old one hears that it
 * counts no longer.
 */
export const ofAccount: Planner = async (event, read) => {
  const row = await read(eventById({ id: event.rowId }));
  if (row === undefined) return [];
  const { kind, customerId, facts, happenedAt } = row;
  const person = await read(personById({ id: customerId }));
  const to = kind === 'EMAIL_CHANGE_REQUESTED' ? facts.email : facts.before;
  const filled = factsOf({
    name: person?.name ?? '',
    at: happenedAt,
    email: text(facts.email),
    ticket: text(facts.ticket),
    provider: PROVIDERS[String(facts.provider)],
    device: text(facts.device),
    region: text(facts.region),
    until: facts.until,
    paper: PAPERS[String(facts.paper)],
    reason: text(facts.reason),
  });
  return [
    {
      template: TEMPLATES[kind],
      customerId,
      facts: filled,
      path: '/settings',
      ...(typeof to === 'string' && to !== '' && { contact: { email: to, phone: '' } }),
    },
  ];
};
