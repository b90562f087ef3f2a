'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import type { OrpFinanceQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Download, FileText } from '#web/ui/icons.ts';

type Payout = OrpFinanceQuery['orpFinance']['payouts'][number];

const RULE = { PPH21: 'PPh 21', PPH23: 'PPh 23' } as const;

function Slip({ payout }: { payout: Payout }) {
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const {
    slipUrl,
    returnedDate,
    gross,
    basis,
    tax,
    net,
    taxRule,
    taxNo,
    bank,
    bankAccountNo,
    bankAccountName,
  } = payout;
  const rows = [
    [t('slips.gross'), rupiah(gross)],
    [t('slips.basis'), rupiah(basis)],
    [t('slips.tax', { rule: RULE[taxRule] }), `−${rupiah(tax)}`],
    [t('slips.net'), rupiah(net)],
    [t('bank.tax'), taxNo],
    [t('slips.to'), `${bank} ${bankAccountNo}, ${bankAccountName}`],
    // An answer that was stored before does not have it.
    ...(returnedDate
      ? [[t('slips.sent-back'), date(locale, Date.parse(returnedDate))] as const]
      : []),
  ] as const;
  return (
    <div className="grid gap-4 text-ink">
      <dl className="grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3 print:hidden">
        {slipUrl === null ? null : (
          <a href={slipUrl} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <Download size={18} aria-hidden="true" />
            {t('slips.download')}
          </a>
        )}
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <FileText size={18} aria-hidden="true" />
          {t('slips.print')}
        </Button>
      </div>
    </div>
  );
}

/** The rest is shown when somebody asks. */
const FIRST = 5;

/** What was paid, each with its slip; the latest first. */
export function Slips({ payouts }: { payouts: readonly Payout[] }) {
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const isCut = !all && payouts.length > FIRST + 1;
  return (
    <section aria-labelledby="orp-slips">
      <h3 id="orp-slips" className="text-2xl">
        {t('slips.title')}
      </h3>
      {payouts.length === 0 ? <p className="mt-3 text-muted">{t('slips.none')}</p> : null}
      {(isCut ? payouts.slice(0, FIRST) : payouts).map((payout) => (
        <Disclosure
          key={payout.id}
          summary={
            <span className="flex flex-1 flex-wrap justify-between gap-x-4">
              <span>
                <span className="block">
                  {payout.paidDate === null ? '' : date(locale, Date.parse(payout.paidDate))}
                </span>
                {payout.returnedDate ? (
                  <span className="block font-normal text-sm">{t('slips.owed-again')}</span>
                ) : null}
                <span className="block font-normal text-faint text-sm">
                  {t('slips.slip', { slip: payout.slip })}
                </span>
              </span>
              <span className="tabular-nums">{rupiah(payout.net)}</span>
            </span>
          }
        >
          <Slip payout={payout} />
        </Disclosure>
      ))}
      {isCut ? (
        <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAll(true)}>
          {t('slips.all', { count: String(payouts.length) })}
        </Button>
      ) : null}
    </section>
  );
}
