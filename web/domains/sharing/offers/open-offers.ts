import type { OfferRecord } from '#edge/contract/sharing/offer-record.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** An offer as the page shows it, with the answer that waits to be sent. */
export interface OpenOffer {
  readonly offer: OfferRecord;
  readonly answer: 'accepting' | 'declining' | undefined;
}

const ANSWERS: Readonly<Record<string, OpenOffer['answer']>> = {
  acceptShareEv: 'accepting',
  declineShareEv: 'declining',
};

/** Offers that can still be answered at `now` (epoch ms), the one that runs out first on top. */
export const openOffers = (
  offers: readonly OfferRecord[],
  items: readonly OutboxItem[],
  now: number,
): OpenOffer[] =>
  offers
    .filter(({ offerUntil }) => Date.parse(offerUntil) > now)
    .sort((a, b) => Date.parse(a.offerUntil) - Date.parse(b.offerUntil))
    .map((offer) => {
      const written = items.findLast(
        ({ operation, state, variables }) =>
          operation in ANSWERS &&
          (state === 'waiting' || state === 'sent') &&
          (variables as { readonly id?: string }).id === offer.id,
      );
      return { offer, answer: written && ANSWERS[written.operation] };
    });
