import * as v from 'valibot';
import { orderId } from '#edge/contract/orders/ids.ts';
import { contactDetails } from '#edge/contract/orders/owner.ts';
import { promoCode } from '#edge/contract/orders/place-order.ts';
import { DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { vin } from '#edge/contract/validators/vin.ts';
import { CART_LIMITS } from './limits.ts';

/** `crt_` and 26 characters, made by the device. */
export const cartId = deviceId('crt');

/** Of a size or a part. */
const variantId = v.pipe(v.string('required'), v.regex(/^[a-z]{3}_[\w.-]{1,100}$/, 'required'));

/** Below nothing is told apart from a wrong input: the operation answers `NEGATIVE_QUANTITY`. */
const quantity = v.pipe(
  v.number('required'),
  v.integer('required'),
  v.minValue(-1_000, 'required'),
  v.maxValue(1_000, 'required'),
);

/** What a line of a cart is set to, or grows by. */
export const cartLineInput = v.object({ cart: cartId, variantId, quantity });

export const removeLineInput = v.object({ cart: cartId, variantId });

export const cartAddressInput = v.object({ cart: cartId, address: DeliveryAddressForm });

export const cartShippingInput = v.object({
  cart: cartId,
  shippingMethodId: v.pipe(
    v.string('delivery-option'),
    v.regex(/^(?:PARCEL|COURIER|PICKUP:[a-z\d][a-z\d-]{0,63})$/, 'delivery-option'),
  ),
});

export const cartCouponInput = v.object({ cart: cartId, couponCode: promoCode });

/** Which of the buyer's motorcycles a thing is for. */
const forVehicle = v.object({ variantId, vin: vin() });

const amount = v.pipe(
  v.number('required'),
  v.integer('required'),
  v.minValue(0, 'required'),
  v.maxValue(10_000_000_000, 'required'),
);

/** The cart that the customer looked at: of two that cost the same it is only one. */
const seenCart = v.object({
  version: v.pipe(v.number('required'), v.integer('required'), v.minValue(0, 'required')),
  shipping: amount,
  prices: v.pipe(
    v.array(v.object({ variantId, unitPrice: amount })),
    v.maxLength(CART_LIMITS.lines, 'required'),
  ),
});
export type SeenCart = v.InferOutput<typeof seenCart>;

/** The cart becomes this order, at the figure the customer saw. */
export const placeCartInput = v.object({
  cart: cartId,
  id: orderId,
  contact: contactDetails,
  total: amount,
  /** None from pages that were loaded before they could say it. */
  seen: v.nullish(seenCart),
  vehicles: v.pipe(v.nullish(v.array(forVehicle), []), v.maxLength(CART_LIMITS.lines, 'required')),
  termsAccepted: v.literal(true, 'terms'),
});
