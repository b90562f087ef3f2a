import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';

export type RefundStep = 'approve' | 'confirm' | 'returned' | 'account';

type Refund = Pick<DeskOrderFragment['refunds'][number], 'state' | 'route' | 'hasAccount'> &
  Partial<Pick<DeskOrderFragment['refunds'][number], 'needsAnother'>>;

/** What staff can do about a refund now: what goes by the provider ends by the provider. */
export const refundStepsOf = ({
  state,
  route,
  hasAccount,
  needsAnother = false,
}: Refund): readonly RefundStep[] => {
  const byBank = route === 'BANK';
  const steps: RefundStep[] = [];
  if (state === 'REQUESTED' && !needsAnother && (!byBank || hasAccount)) steps.push('approve');
  if (byBank && !needsAnother && (state === 'APPROVED' || state === 'SENT')) steps.push('confirm');
  if (byBank && hasAccount && ['APPROVED', 'SENT', 'CONFIRMED'].includes(state))
    steps.push('returned');
  if (byBank && hasAccount) steps.push('account');
  return steps;
};
