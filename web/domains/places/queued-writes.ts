import { iso } from '#edge/contract/time.ts';
import { UpdateCustomerAddressDocument } from '#web/platform/graphql/generated/main/update-customer-address.ts';
import { serverClock } from '#web/platform/offline/browser.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';
import { judgeCommon, type Verdict } from '#web/platform/offline/outbox/verdict.ts';

/** An address that was given later, on another device, stands: a person says which one counts. */
const judgeAddress = (data: object): Verdict => {
  const verdict = judgeCommon(data);
  return verdict.kind === 'refused' && verdict.code === 'ADDRESS_NEWER'
    ? { kind: 'conflict', code: verdict.code, conflict: {} }
    : verdict;
};

export const placesWrites = {
  updateCustomerAddress: queueable({
    document: UpdateCustomerAddressDocument,
    entity: () => 'delivery-address',
    label: 'address',
    offline: true,
    touches: ['addresses'],
    judge: judgeAddress,
    mend: ({ input }, move) => ({ input: { ...input, changedAt: move(input.changedAt) } }),
    conflict: {
      insist: ({ input }) => ({ input: { ...input, changedAt: iso(serverClock().now()) } }),
      meanwhile: () => ({ label: 'address-changed', at: null }),
    },
  }),
} as const;
