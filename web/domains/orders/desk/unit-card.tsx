'use client';

import { choiceText } from '#web/domains/orders/choice-text.ts';
import type { DeskUnitFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { useDesk } from './desk-context.ts';

function Unit({ unit, isFirst }: { unit: DeskUnitFragment; isFirst: boolean }) {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  return (
    <li className="grid gap-1 py-3 text-sm">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums [overflow-wrap:anywhere]">{unit.vin}</span>
        {isFirst ? <Badge tone="accent">{t('units.first')}</Badge> : null}
      </span>
      <span className="text-muted">{t('units.motor', { number: unit.motorNumber })}</span>
      <span className="text-faint">
        {t('units.at', { place: unit.location, date: date(locale, Date.parse(unit.arrivedAt)) })}
      </span>
    </li>
  );
}

/** What was ordered, the unit it has, or those it could have. */
export function UnitCard() {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { row, unit, freeUnits } = useDesk().desk;
  const { product, state, phase } = row.order;
  const isAllocating = state === 'PAYMENT_SETTLED' && phase === 'BOOKING';
  const later = state === 'CANCELLED' ? null : t('units.later');
  return (
    <Card>
      <h3 className="text-lg">{t('units.title')}</h3>
      <p className="mt-2 font-semibold">{product.name}</p>
      <p className="text-muted text-sm">{choiceText(product, locale)}</p>
      {unit ? (
        <>
          <p className="mt-4 text-faint text-sm">{t('units.taken')}</p>
          <ul>
            <Unit unit={unit} isFirst={false} />
          </ul>
        </>
      ) : null}
      {unit === null && isAllocating ? (
        <>
          <p className="mt-4 text-faint text-sm">
            {freeUnits.length === 0
              ? t('units.none')
              : t('units.free', { count: freeUnits.length })}
          </p>
          <ul className="divide-y divide-line">
            {freeUnits.map((each, at) => (
              <Unit key={each.vin} unit={each} isFirst={at === 0} />
            ))}
          </ul>
        </>
      ) : null}
      {unit === null && !isAllocating && later !== null ? (
        <p className="mt-3 text-muted text-sm">{later}</p>
      ) : null}
    </Card>
  );
}
