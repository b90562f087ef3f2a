import { ticketMark } from '#edge/auth/ticket-mark.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { toBase64url } from '#edge/platform/base64url.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Bff } from '#tests/support/bff.ts';

/** The index key of tests/support/bff.ts. */
const cipher = createCipher({
  keys: [],
  indexKey: Uint8Array.from(Buffer.alloc(32, 'index')),
});

export interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}

/** The token of the newest link of a customer, as its mail has it. */
export const newestToken = async (bff: Bff, customerId: string): Promise<string> => {
  const { rows } = await bff.db.primary.execute({
    sql: 'SELECT id FROM account_ticket WHERE customer_id = ? ORDER BY created_at DESC, id DESC LIMIT 1',
    args: [customerId],
  });
  return linkOf(String(rows[0]?.id));
};

/** The token that a mail has for a row. */
export const linkOf = async (id: string): Promise<string> =>
  `${id}_${await ticketMark(id, cipher)}`;

/** A token of the right form that we never made. */
export const forgedToken = `atk_${'0'.repeat(26)}_${toBase64url(new Uint8Array(32))}`;

/** As if everybody had signed in an hour ago. */
export const ageSignIns = (bff: Bff) =>
  bff.db.primary.execute(`UPDATE session SET authenticated_at = authenticated_at - ${HOUR_MS}`);

/** The answer of one operation, or the code it was refused with. */
export const answerOf = <T>({
  data,
  errors,
}: {
  readonly data: Readonly<Record<string, T>> | null | undefined;
  readonly errors: readonly { readonly extensions?: Record<string, unknown> }[] | undefined;
}): T | { readonly code: unknown } =>
  errors === undefined
    ? (Object.values(data ?? {})[0] as T)
    : { code: errors[0]?.extensions?.code };

/** Kinds in the history of an account, the oldest first. */
export const eventsOf = async (bff: Bff, customerId: string): Promise<string[]> =>
  (
    await bff.db.primary.execute({
      sql: 'SELECT kind FROM account_event WHERE customer_id = ? ORDER BY happened_at, id',
      args: [customerId],
    })
  ).rows.map(({ kind }) => String(kind));

export const stateOf = async (bff: Bff, cookie: string): Promise<unknown> =>
  (await bff.fetch('/api/session', { headers: { cookie } })).json();
