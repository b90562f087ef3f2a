import type { LoanScope, ShareRecord } from '#edge/contract/sharing/share-record.ts';
import { device } from '../../../platform/device/device.ts';
import { outbox } from '../../../platform/device/outbox.ts';
import { needsPerson } from '../../../platform/offline/outbox/item.ts';
import { newId } from '../../../platform/offline/outbox/ulid.ts';
import { lastEnding } from './book.ts';

export interface NewLoan {
  readonly vin: string;
  readonly uID: string;
  readonly name: string;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  readonly allows: readonly LoanScope[];
}

const iso = (at: number): string => new Date(at).toISOString();

/** Takes a loan down on this device; it is lent when the server has it. */
export const writeLoan = async (loan: NewLoan, records: readonly ShareRecord[]) => {
  const { vin, uID, name, start, end, allows } = loan;
  const box = outbox();
  const ending = lastEnding(records, await box.items(), vin, uID);
  return box.enqueue(
    'shareEv',
    {
      vin,
      uID,
      id: newId('shr', device().clock.now()),
      loanStart: iso(start),
      loanEnd: iso(end),
      allows: [...allows],
      assumes: { lastEnding: ending },
    },
    { about: name },
  );
};

/**
 * Ends what there is between owner and guest. Loans to them that were turned down are dropped: an end
 * must not stand in line behind them.
 */
export const writeEnd = async (vin: string, uID: string, name: string) => {
  const box = outbox();
  for (const item of await box.items()) {
    const variables = item.variables as { readonly vin?: string; readonly uID?: string };
    const about = item.operation === 'shareEv' && variables.vin === vin && variables.uID === uID;
    if (about && needsPerson(item)) await box.discard(item);
  }
  const id = newId('end', device().clock.now());
  return box.enqueue('revokeShareEv', { vin, uID, id }, { about: name });
};
