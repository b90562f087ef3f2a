import { newId } from '#edge/contract/ids.ts';
import type { LoanScope } from '#edge/contract/sharing/loan-scopes.ts';
import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';
import { iso } from '#edge/contract/time.ts';
import { device } from '#web/platform/device/device.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { needsPerson } from '#web/platform/offline/outbox/item.ts';
import { lastEnding } from './book.ts';

export interface NewLoan {
  readonly vin: string;
  readonly uID: string;
  readonly name: string;
  /** Epoch ms; `undefined` = at once, by the server's clock. */
  readonly start: number | undefined;
  /** Epoch ms. */
  readonly end: number;
  readonly allows: readonly LoanScope[];
}

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
      loanStart: start === undefined ? null : iso(start),
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
