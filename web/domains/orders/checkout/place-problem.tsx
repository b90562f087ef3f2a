'use client';

import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { rupiah } from '#web/platform/i18n/format.ts';
import { Alert } from '#web/ui/alert.tsx';
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
  return <Alert tone="critical">{textOf(refused)}</Alert>;
}
