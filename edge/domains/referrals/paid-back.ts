import type { Query } from '#db/query.ts';
import { openBank } from '#edge/domains/payments/index.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import { destinationsOf } from './paid-back.sql.ts';

interface PaidBack {
  readonly accountIndexes: readonly string[];
  readonly identityIndexes: readonly string[];
}

/**
 * By which bank accounts and identity cards somebody was paid back, as indexes. A destination that no key
 * opens any more tells nothing, and stops nobody from buying.
 */
export const paidBackTo = async (
  buyer: { readonly customerId: string | null; readonly orderId?: string },
  { read, cipher }: { readonly read: <T>(query: Query<T>) => Promise<T>; readonly cipher: Cipher },
): Promise<PaidBack> => {
  const { customerId, orderId = '' } = buyer;
  const rows = await read(destinationsOf({ customerId: customerId ?? '', orderId }));
  const opened = await Promise.allSettled(
    rows.map(async (row) => {
      const bank = await openBank(cipher, row.orderId, row.destination);
      return Promise.all([cipher.index(bank.accountNumber), cipher.index(bank.identityNumber)]);
    }),
  );
  const readable = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return {
    accountIndexes: readable.map(([account]) => account),
    identityIndexes: readable.map(([, identity]) => identity),
  };
};
