/** The specification's ways to get a motorcycle. */
export const DELIVERY_METHODS = ['PICKUP_AT_DEALER', 'DELIVER_TO_HOME'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/**
 * What a delivery costs: `collect` nothing, `included` nothing either, `by-address` nothing in
 * Greater Jakarta and a fee beyond, `quoted` a fee that follows from the city of the address
 * (edge/contract/places/delivery-fee.ts).
 */
export type DeliveryTerms = 'collect' | 'included' | 'by-address' | 'quoted';

/** Wholly, and partly, in Greater Jakarta (Jabodetabek). The address decides in the second. */
const INSIDE = new Set(['31']);
const PARTLY = new Set(['32', '36']);

/** @param area province code */
export const deliveryTerms = (method: DeliveryMethod, area: string): DeliveryTerms => {
  if (method === 'PICKUP_AT_DEALER') return 'collect';
  if (INSIDE.has(area)) return 'included';
  return PARTLY.has(area) ? 'by-address' : 'quoted';
};
