/** In which order used motorcycles and batteries are listed; the first is the usual one. */
export const OFFER_SORTS = ['NEWEST', 'PRICE_ASC', 'PRICE_DESC'] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

export const OFFERS_PER_PAGE = 10;
