import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';

/** When offers of this motorcycle that wait for their answer run out, epoch ms each; `now` likewise. */
export const offersOut = (shares: readonly ShareRecord[], vin: string, now: number): number[] =>
  shares.flatMap((share) => {
    // Copies from before there were offers say nothing of either.
    if (share.vin !== vin || share.acceptedAt !== null || share.offerUntil == null) return [];
    const until = Math.min(Date.parse(share.offerUntil), Date.parse(share.loanEnd));
    return share.endedAt === null && until > now ? [until] : [];
  });
