'use client';

import { rupiah } from '#edge/contract/money.ts';
import { methodsFor, type OfferedMethod } from '#edge/contract/payments/methods.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

const GROUPS = ['BANK', 'CARD', 'WALLET', 'SHOP'] as const;

/** The ways to pay an amount, by kind; those that do not fit say why. */
export function MethodList({
  amount,
  chosen,
  onChoose,
}: {
  amount: number;
  chosen: string | null;
  onChoose: (method: string) => void;
}) {
  const t = useScopedI18n('payments');
  const all = methodsFor({ amountIdr: amount });
  const eligible = all.filter((each) => each.eligible);
  const others = all.filter((each) => !each.eligible);
  const why = ({ reason, limitIdr }: OfferedMethod): string =>
    reason === undefined ? '' : t(`reason.${reason}`, { limit: rupiah(limitIdr ?? 0) });
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('choose')}</p>
      <div role="radiogroup" aria-label={t('choose')}>
        {GROUPS.map((group) => {
          const members = eligible.filter((each) => each.group === group);
          const [first] = members;
          return first === undefined ? null : (
            <Disclosure
              key={group}
              name="payment-methods"
              wide
              open={
                chosen === null ? group === 'BANK' : members.some((each) => each.method === chosen)
              }
              summary={t(`group.${group}`)}
            >
              <div className="grid gap-2 sm:grid-cols-2">
                {members.map(({ method, needsVerifiedAccount }) => (
                  <ChoiceCard
                    key={method}
                    name="method"
                    value={method}
                    isChosen={method === chosen}
                    onChoose={onChoose}
                    title={<span className="text-ink">{t(`method.${method}`)}</span>}
                    text={needsVerifiedAccount ? t('needs-verified') : undefined}
                  />
                ))}
                <p className="text-sm sm:col-span-2">{t(`refund-route.${first.refundRoute}`)}</p>
              </div>
            </Disclosure>
          );
        })}
      </div>
      {others.length === 0 ? null : (
        <Disclosure summary={t('why-missing')}>
          <ul className="grid gap-1 text-sm">
            {others.map((each) => (
              <li key={each.method} className="flex justify-between gap-4">
                <span>{t(`method.${each.method}`)}</span>
                <span className="text-right">{why(each)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
