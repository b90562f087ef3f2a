'use client';

import { ShareHistoryDocument } from '#web/platform/graphql/generated/main/share-history.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import type { Loan } from './book.ts';
import { LoanRow } from './loan-row.tsx';

/**
 * Loans that are over, from the device; with a connection the end of each guest's number beside, so
 * that two of a name are told apart. Other people's numbers do not stay on a device.
 */
export function PastLoans({
  vin,
  loans,
  now,
}: {
  vin: string;
  loans: readonly Loan[];
  now: number;
}) {
  const t = useScopedI18n('sharing');
  const history = usePersonalQuery(ShareHistoryDocument, loans.length === 0 ? null : { vin });
  const numbers = new Map(
    history.data?.shareEVHistoryList.map(({ id, guestPhoneNumber }) => [id, guestPhoneNumber]),
  );
  if (loans.length === 0) return <p className="mt-3 text-muted">{t('past.none')}</p>;
  return (
    <ul className="mt-2 divide-y divide-line">
      {loans.map((loan) => (
        <LoanRow key={loan.id} loan={loan} now={now} phoneNumber={numbers.get(loan.id)} />
      ))}
    </ul>
  );
}
