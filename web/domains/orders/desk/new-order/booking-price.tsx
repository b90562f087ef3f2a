'use client';

import { rupiah } from '#edge/contract/money.ts';
import type { PriceLine } from '#edge/contract/orders/price-lines.ts';
import { PriceTable } from '#web/domains/orders/price-table.tsx';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import type { QuoteOrderQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useSettings } from '#web/platform/settings/use-settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';

/** What the customer is told before they agree: every line, the sum, and what is due now. */
export function BookingPrice({ quote }: { quote: QuoteOrderQuery['quoteOrder'] | undefined }) {
  const t = useScopedI18n('newOrder');
  const textOf = useRefusalText();
  const settings = useSettings();
  if (quote === undefined) return <p className="text-muted">{t('price.none')}</p>;
  if (quote.__typename === 'OrderRefusal') return <Alert tone="critical">{textOf(quote)}</Alert>;
  return (
    <Card tone="plain" className="grid gap-3">
      <PriceTable lines={quote.lines as readonly PriceLine[]} total={quote.total} />
      <p className="font-semibold">{t('price.due', { amount: rupiah(quote.due) })}</p>
      {quote.preOrder ? (
        <p className="text-muted text-sm">
          {t('price.pre-order', { count: settings.PRE_ORDER_HOURS })}
        </p>
      ) : null}
    </Card>
  );
}
