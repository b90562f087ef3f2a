'use client';

import type { StockRowFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Vin } from '#web/ui/vin.tsx';
import type { Catalogue } from './use-catalogue.ts';

const labelIn = (
  options: readonly { readonly value: string; readonly label: string }[],
  code: string,
): string => options.find(({ value }) => value === code)?.label ?? code;

/** One unit: what it is, where it stands, and whether somebody has it. */
export function StockRow({
  unit,
  catalogue,
  onWithdraw,
}: {
  unit: StockRowFragment;
  catalogue: Catalogue;
  onWithdraw: () => void;
}) {
  const t = useScopedI18n('stock');
  const locale = useLocale();
  const { slug, color, accent, battery } = unit;
  const { of, nameOf, dealers } = catalogue;
  const kind = [
    labelIn(of(slug, 'color'), color),
    accent === null ? null : labelIn(of(slug, 'accent', color), accent),
    labelIn(of(slug, 'battery'), battery),
  ];
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[1.1fr_1.3fr_11rem]">
      <span className="min-w-0">
        <span className="block font-semibold">
          <Vin of={unit.vin} />
        </span>
        <span className="block break-all text-muted text-sm">{unit.motorNumber}</span>
        <span className="block text-faint text-sm">
          {t('arrived', { day: date(locale, Date.parse(unit.arrivedAt)) })}
        </span>
      </span>
      <span className="min-w-0 text-sm">
        <span className="block font-semibold">{nameOf(slug)}</span>
        <span className="block text-muted">{kind.filter(Boolean).join(' · ')}</span>
        <span className="block text-faint">{labelIn(dealers, unit.dealerSlug)}</span>
        {unit.note ? <span className="block break-words">{unit.note}</span> : null}
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:justify-end">
        {unit.withdrawnAt !== null ? <Badge>{t('withdrawn')}</Badge> : null}
        {unit.orderId !== null ? (
          <TextLink href={`/pstools/orders/${unit.orderId}`}>{t('reserved')}</TextLink>
        ) : null}
        {unit.withdrawnAt === null && unit.orderId === null ? (
          <>
            <Badge tone="positive">{t('free')}</Badge>
            <Button variant="quiet" size="sm" onClick={onWithdraw}>
              <span className="sr-only">{unit.vin}: </span>
              {t('withdraw')}
            </Button>
          </>
        ) : null}
      </span>
    </li>
  );
}
