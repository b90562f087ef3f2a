import { assertOneChanged } from '#db/assertion.ts';
import type { Query } from '#db/query.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { channelConfig, channelsOf } from './config.ts';
import { insertPlanned } from './message.sql.ts';
import { personById } from './plan/facts.sql.ts';
import { firstOf } from './plan/plan.ts';
import { tell } from './plan/planning.ts';
import { recipientOf } from './recipient.ts';

/**
 * The last message to somebody whose account is erased, for the batch that erases it: afterwards there is no
 * address to write to. It says no name and belongs to nobody; the address is sealed in the message alone, and
 * goes with it. Statements; none where the person has no address. A second batch fails (`assertOneChanged`).
 */
export const farewell = async (
  customerId: string,
  { db, clock, ids, env, cipher }: Pick<Deps, 'db' | 'clock' | 'ids' | 'env'> & { cipher: Cipher },
): Promise<readonly Query<unknown>[]> => {
  const person = await firstOf(db)(personById({ id: customerId }));
  if (person === undefined) return [];
  const { mail, phone, locale, zone } = recipientOf(person, undefined);
  if (mail === null && phone === null) return [];
  const now = clock();
  const event = {
    id: `account-erased ${customerId}`,
    source: 'account-erased',
    entityId: customerId,
    rowId: customerId,
    happenedAt: now,
    createdAt: now,
    plannedAt: now,
    dueAt: now,
    tries: 0,
    lastError: null,
  };
  const telling = {
    template: 'account-erased',
    customerId: null,
    facts: { name: '', at: now },
    path: '/contact-us',
    contact: { email: mail, phone: phone ?? '' },
    reader: { locale, zone },
  } as const;
  const served = channelsOf(channelConfig(env));
  return [
    insertPlanned(event),
    assertOneChanged,
    ...(await tell(event, telling, { db, clock, ids, cipher, served })),
  ];
};
