/**
 * What a wipe removes besides: the areas that a person took along, which tell where they live, and
 * their cart.
 */
export const PERSONAL_DATABASES: readonly string[] = ['stations-packs', 'cart'];

/**
 * What a wipe removes besides the database, under the specification's storage names, and the last
 * place distances were measured from, listings typed halfway, which model is ridden, who
 * switched push on, and what the garage showed last.
 */
export const PERSONAL_KEYS: readonly string[] = [
  'INSTALLMENT_METHOD',
  'PRE_ORDER',
  'PURCHASE_BATTERY',
  'ALVA_PREMIUM',
  'N3_CONGRATULATION',
  'TRACK_N3_DETAIL',
  'TEST_RIDE_N3',
  'purchase',
  'test-drive',
  'rsa',
  'alva.cart-count',
  'alva.deliveries',
  'alva.position',
  'alva.listing-drafts',
  'alva.ridden-model',
  'alva.push',
  'alva.last-view',
];
