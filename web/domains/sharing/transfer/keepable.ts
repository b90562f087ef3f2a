import type { TransfersQuery } from '#web/platform/graphql/generated/main.ts';

/** What of the transfers may stay on a device: which motorcycle and how far, not who the other person is. */
export const keepable = ({ transferOwnershipList }: TransfersQuery): TransfersQuery => ({
  transferOwnershipList: transferOwnershipList.map((transfer) => ({
    ...transfer,
    requesterOdooID: '',
    name: '',
    phoneNumber: null,
    ownerName: '',
  })),
});
