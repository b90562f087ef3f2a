import { eq } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
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
  PHONE_CHANGED: 'phone-changed',
  PASSWORD_RESET_REQUESTED: 'password-reset',
  PASSWORD_CHANGED: 'password-changed',
  SIGN_IN_LINKED: 'sign-in-linked',
  SIGN_IN_UNLINKED: 'sign-in-unlinked',
  SECOND_FACTOR_ADDED: 'second-factor-added',
  SECOND_FACTOR_REMOVED: 'second-factor-removed',
  NEW_DEVICE: 'new-device',
  TOKEN_REUSED: 'token-reused',
  FAILED_PROOFS: 'failed-proofs',
  FAILED_SIGN_INS: 'failed-sign-ins',
  EXPORT_READY: 'export-ready',
  DOCUMENT_ACCEPTED: 'document-accepted',
  DOCUMENT_REFUSED: 'document-refused',
  MERGED: 'account-merged',
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

/** Where news of an address goes: a new one proves itself, and the old one hears that it counts no longer. */
const contactOf = ({
  kind,
  facts,
}: Pick<RowOf<typeof eventById>, 'kind' | 'facts'>):
  | { readonly email: string | null; readonly phone: string }
  | undefined => {
  // By mail as well, where there is one.
  if (kind === 'PHONE_CHANGED') return { email: null, phone: String(facts.oldNumber ?? '') };
  const email = kind === 'EMAIL_CHANGE_REQUESTED' ? facts.email : facts.before;
  return typeof email === 'string' && email !== '' ? { email, phone: '' } : undefined;
};

const OF_ACTIONS: Readonly<Record<string, TemplateName>> = {
  END_SESSIONS: 'sessions-ended',
  CLOSE: 'account-closed',
  REOPEN: 'account-reopened',
};

/** What staff did to an account. Their reason is for staff. */
export const ofAccountAction: Planner = async (event, read) => {
  const person = await read(personById({ id: event.entityId }));
  const template = OF_ACTIONS[event.rowId];
  if (person === undefined || template === undefined) return [];
  const isClosed = template === 'account-closed';
  // Opened again before anybody was told.
  if (isClosed && person.disabledAt === null) return [];
  return [
    {
      template,
      customerId: event.entityId,
      facts: { name: person.name, at: event.happenedAt },
      // Who cannot sign in has no settings.
      path: isClosed ? '/contact-us' : '/settings',
      toClosed: isClosed,
    },
  ];
};

export const ofAccount: Planner = async (event, read) => {
  const row = await read(eventById({ id: event.rowId }));
  if (row === undefined) return [];
  const { kind, customerId, facts, happenedAt } = row;
  const person = await read(personById({ id: customerId }));
  const contact = contactOf(row);
  const filled = factsOf({
    name: person?.name ?? '',
    at: happenedAt,
    email: text(facts.email),
    number: text(facts.number),
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
      ...(contact && { contact }),
    },
  ];
};
