'use client';

import { rupiah } from '#edge/contract/money.ts';
import { readableCode } from '#edge/contract/orders/ids.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Problem } from './use-place-order.ts';

/** Why the order is not placed, and what to do next. */
export function PlaceProblem({ problem }: { problem: Problem }) {
  const t = useScopedI18n('checkout');
  const textOf = useRefusalText();
  if (problem.kind === 'incomplete') return <Alert tone="caution">{t('review.incomplete')}</Alert>;
  if (problem.kind === 'unanswered') return <Alert tone="caution">{t('review.unknown')}</Alert>;
  const { refused } = problem;
  if (refused.errorCode === 'ORDER_PRICE_CHANGED' && refused.total != null && refused.due != null)
    return (
      <Alert tone="caution">
        {t('review.price-changed', { total: rupiah(refused.total), due: rupiah(refused.due) })}
      </Alert>
    );
  if (refused.errorCode === 'ORDER_ID_TAKEN' && refused.orderCode != null)
    return <PlacedAlready code={refused.orderCode} />;
  return <Alert tone="critical">{textOf(refused)}</Alert>;
}

/** An answer got lost, and the order is there: it is led to, and another one only on purpose. */
function PlacedAlready({ code }: { code: string }) {
  const t = useScopedI18n('checkout');
  const { salesOrderID } = usePurchase();
  const shown = readableCode(code);
  if (salesOrderID === null) return null;
  return (
    <Alert tone="caution">
      <p>{t('review.placed-already', { code: shown })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton href={`/my-orders/${salesOrderID}`} variant="secondary" size="sm">
          {t('review.placed-open', { code: shown })}
        </LinkButton>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => purchase().update((now) => ({ ...now, salesOrderID: null }))}
        >
          {t('review.placed-another')}
        </Button>
      </div>
    </Alert>
  );
}
