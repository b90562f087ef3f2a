import type { AccountEvent } from '#db/schema/account-change.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import { newId } from '#edge/contract/ids.ts';
import { noteDisabled, noteSessionsEnded } from '#edge/domains/account/staff-account.sql.ts';
import { farewell } from '#edge/domains/notifications/index.ts';
import { type Cause, OWNER, type Scene, STAFF } from './scene.ts';

const SETTINGS = [[OWNER, '/settings']] as const;

/** The row of the account's history; that the operation writes it stands in tests/api/account. */
const event = (
  by: string,
  kind: AccountEvent,
  facts: Record<string, string | number> = {},
): Cause => ({
  by,
  happens: async ({ world, quiet }) => {
    await quiet();
    const id = newId('aev', world.now());
    const { db } = world.shop.deps;
    await db.write([noteAccountEvent({ id, customerId: OWNER, kind, facts, now: world.now() })]);
    return SETTINGS;
  },
});

const noted = ({ world }: Scene) => ({
  id: newId('aca', world.now()),
  customerId: OWNER,
  reason: 'A lost phone',
  by: STAFF,
  now: world.now(),
});

const session = ({ world, run }: Scene) =>
  run(`INSERT INTO session (id, customer_id, uid, created_at, renewed_at, expires_at)
    VALUES ('ses_open', '${OWNER}', 'owner', ${world.now()}, ${world.now()}, ${world.now() * 2})`);

export const accountCauses = {
  'email-change': event('requestEmailAddressChange', 'EMAIL_CHANGE_REQUESTED', {
    email: 'new@alva.demo',
    ticket: 'atk_1',
  }),
  'email-changed': event('customerEditEmailAddress', 'EMAIL_CHANGED', {
    email: 'new@alva.demo',
    before: 'owner@alva.demo',
  }),
  'phone-changed': event('changePhoneNumber', 'PHONE_CHANGED', {
    number: '*********4321',
    oldNumber: '+6285500000001',
  }),
  'password-reset': event('requestToResetPassword', 'PASSWORD_RESET_REQUESTED', {
    ticket: 'atk_1',
  }),
  'password-changed': event('resetOldPassword', 'PASSWORD_CHANGED'),
  'sign-in-linked': event('login', 'SIGN_IN_LINKED', { provider: 'google.com' }),
  'sign-in-unlinked': event('unlinkSignInWay', 'SIGN_IN_UNLINKED', { provider: 'google.com' }),
  'second-factor-added': event('login', 'SECOND_FACTOR_ADDED', { factor: 'f' }),
  'second-factor-removed': event('removeSecondFactor', 'SECOND_FACTOR_REMOVED'),
  'new-device': event('login', 'NEW_DEVICE', { device: 'Chrome · Android', region: '' }),
  'token-reused': event('a used session token', 'TOKEN_REUSED', { device: 'Chrome', region: '' }),
  'failed-proofs': event('resetOldPassword', 'FAILED_PROOFS'),
  'failed-sign-ins': event('reportFailedSignIn', 'FAILED_SIGN_INS', { by: 'password' }),
  'export-ready': event('account.exports', 'EXPORT_READY', { until: Date.UTC(2026, 11, 1) }),
  'document-accepted': event('decideCustomerDocument', 'DOCUMENT_ACCEPTED', { paper: 'TAX_CARD' }),
  'document-refused': event('decideCustomerDocument', 'DOCUMENT_REFUSED', {
    paper: 'TAX_CARD',
    reason: 'It cannot be read.',
  }),
  'account-merged': event('mergeCustomers', 'MERGED'),
  'sessions-ended': {
    by: 'endCustomerSessions',
    happens: async (scene) => {
      await session(scene);
      await scene.quiet();
      await scene.world.shop.deps.db.write([noteSessionsEnded(noted(scene))]);
      await scene.run("DELETE FROM session WHERE id = 'ses_open'");
      return SETTINGS;
    },
  },
  'account-closed': {
    by: 'setCustomerDisabled',
    happens: async (scene) => {
      await scene.quiet();
      const { db } = scene.world.shop.deps;
      await db.write([noteDisabled({ ...noted(scene), disabled: 1 })]);
      await scene.run(`UPDATE customer SET disabled_at = 1 WHERE id = '${OWNER}'`);
      return [[OWNER, '/contact-us']];
    },
  },
  'account-reopened': {
    by: 'setCustomerDisabled',
    happens: async (scene) => {
      await scene.run(`UPDATE customer SET disabled_at = 1 WHERE id = '${OWNER}'`);
      await scene.quiet();
      const { db } = scene.world.shop.deps;
      await db.write([noteDisabled({ ...noted(scene), disabled: 0 })]);
      await scene.run(`UPDATE customer SET disabled_at = NULL WHERE id = '${OWNER}'`);
      return SETTINGS;
    },
  },
  'account-erased': {
    by: 'eraseAccount',
    happens: async ({ world, quiet }) => {
      await quiet();
      await world.shop.deps.db.write([
        ...(await farewell(OWNER, { ...world.deps, cipher: world.shop.deps.cipher })),
      ]);
      return [[null, '/contact-us']];
    },
  },
} satisfies Record<string, Cause>;
