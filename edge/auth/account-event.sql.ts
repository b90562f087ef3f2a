import { sql } from 'drizzle-orm';
import { build, p, prepareRaw, type Query, query } from '#db/query.ts';
import { type AccountEvent, accountEvent } from '#db/schema/account-change.ts';

interface Noted {
  readonly id: string;
  readonly customerId: string;
  readonly kind: AccountEvent;
  readonly facts?: Readonly<Record<string, string | number>>;
  readonly now: number;
}

/** Writes into the history of an account; its person hears of it. */
export const noteAccountEvent = ({
  id,
  customerId,
  kind,
  facts = {},
  now,
}: Noted): Query<unknown> =>
  query(build.insert(accountEvent).values({ id, customerId, kind, facts, happenedAt: now }));

interface SignIn {
  readonly id: string;
  readonly customerId: string;
  readonly now: number;
}

/** Before the session is written: nobody hears of their first one, nor of a browser nobody can name. */
export const noteNewDevice = prepareRaw<
  SignIn & { readonly device: string | null; readonly region: string | null },
  void
>(
  sql`INSERT INTO account_event (id, customer_id, kind, facts, happened_at)
    SELECT ${p('id')}, ${p('customerId')}, 'NEW_DEVICE',
      json_object('device', ${p('device')}, 'region', coalesce(${p('region')}, '')), ${p('now')}
    WHERE ${p('device')} IS NOT NULL
      AND EXISTS (SELECT 1 FROM session WHERE customer_id = ${p('customerId')})
      AND NOT EXISTS (SELECT 1 FROM session
        WHERE customer_id = ${p('customerId')} AND device = ${p('device')} AND region IS ${p('region')})
      AND NOT EXISTS (SELECT 1 FROM account_event WHERE customer_id = ${p('customerId')}
        AND kind = 'NEW_DEVICE' AND facts ->> 'device' = ${p('device')}
        AND facts ->> 'region' = coalesce(${p('region')}, ''))`,
  () => undefined,
);

const ofWay = sql`customer_id = ${p('customerId')} AND facts ->> 'uid' = ${p('uid')}
  AND facts ->> 'provider' = ${p('provider')}`;

/**
 * Before the link is written: a person who had another way in has one more. Several may open one account
 * of the identity provider; which of them are known is in the link and in the history.
 * @returns whether it is one more
 */
export const noteNewWay = prepareRaw<
  SignIn & { readonly uid: string; readonly provider: string },
  boolean
>(
  sql`INSERT INTO account_event (id, customer_id, kind, facts, happened_at)
    SELECT ${p('id')}, ${p('customerId')}, 'SIGN_IN_LINKED', json_object('provider', ${p('provider')}, 'uid', ${p('uid')}), ${p('now')}
    WHERE EXISTS (SELECT 1 FROM identity_link WHERE customer_id = ${p('customerId')})
      AND (NOT EXISTS (SELECT 1 FROM identity_link WHERE uid = ${p('uid')})
        OR coalesce(
          (SELECT kind = 'SIGN_IN_UNLINKED' FROM account_event WHERE ${ofWay}
            AND kind IN ('SIGN_IN_LINKED', 'SIGN_IN_UNLINKED') ORDER BY happened_at DESC, id DESC LIMIT 1),
          (SELECT provider <> ${p('provider')} FROM identity_link WHERE uid = ${p('uid')})))`,
  ({ rowsAffected }) => rowsAffected === 1,
);

/** The first sign-in with a second factor is how we learn that it was set up. */
export const noteNewFactor = prepareRaw<SignIn & { readonly factor: string }, void>(
  sql`INSERT INTO account_event (id, customer_id, kind, facts, happened_at)
    SELECT ${p('id')}, ${p('customerId')}, 'SECOND_FACTOR_ADDED', json_object('factor', ${p('factor')}), ${p('now')}
    WHERE NOT EXISTS (SELECT 1 FROM account_event WHERE customer_id = ${p('customerId')}
      AND kind = 'SECOND_FACTOR_ADDED' AND facts ->> 'factor' = ${p('factor')})`,
  () => undefined,
);

/** Before the session is ended: its person hears once that somebody else had it. */
export const noteReuse = prepareRaw<{ id: string; sessionId: string; now: number }, void>(
  sql`INSERT INTO account_event (id, customer_id, kind, facts, happened_at)
    SELECT ${p('id')}, customer_id, 'TOKEN_REUSED',
      json_object('device', coalesce(device, ''), 'region', coalesce(region, '')), ${p('now')}
    FROM session WHERE id = ${p('sessionId')} AND revoked_at IS NULL`,
  () => undefined,
);
