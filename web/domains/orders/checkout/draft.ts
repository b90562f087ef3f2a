import * as v from 'valibot';
import {
  contactDetails,
  isPricedFor,
  type OwnerDetails,
  ownerDetails,
} from '#edge/contract/orders/owner.ts';
import { DeliveryAddressForm } from '#edge/contract/places/address.ts';
import type { OwnerDraft, PurchaseState } from '#web/platform/purchase/state.ts';
import type { Identity } from './identity.ts';
import { fitsAmount } from './method.ts';
import type { CheckoutStep } from './steps.ts';

/** The owner as the form holds it: what rests on the device, and what only this page knows. */
export const ownerValues = (draft: OwnerDraft, identity: Identity) => ({
  ...draft,
  identityNumber: identity.identityNumber,
  identityCardImage: identity.identityCardImage,
  taxNumber: identity.taxNumber === '' ? null : identity.taxNumber,
});

/** Parts the form again; `none` names the fields that may rest on the device. */
export const splitOwner = (
  none: OwnerDraft,
  typed: Readonly<Record<string, unknown>>,
): { readonly draft: OwnerDraft; readonly identity: Identity } => {
  const text = (name: string): string => String(typed[name] ?? '');
  return {
    draft: Object.fromEntries(
      Object.entries(none).map(([name, initial]) => [name, typed[name] ?? initial]),
    ) as unknown as OwnerDraft,
    identity: {
      identityNumber: text('identityNumber'),
      identityCardImage: text('identityCardImage'),
      taxNumber: text('taxNumber'),
    },
  };
};

/** The owner as it is sent; undefined while something is missing or wrong. */
export const ownerOf = (state: PurchaseState, identity: Identity): OwnerDetails | undefined => {
  if (state.dataOwner === null) return undefined;
  const parsed = v.safeParse(ownerDetails, ownerValues(state.dataOwner, identity));
  return parsed.success ? parsed.output : undefined;
};

/** The papers are a company's, as far as is known by now. */
export const isForCompany = ({ dataOwner, ownerLater }: PurchaseState): boolean =>
  !ownerLater && dataOwner?.customerType === 'company';

const hasStayPermit = ({ dataOwner, ownerLater }: PurchaseState): boolean =>
  !ownerLater && dataOwner?.identityKind === 'KITAS';

/**
 * Whether the price counts the government's subsidy, where the model has one. Yes until the customer says no, because
 * the configurator's price counts it; never for a company, and with a stay permit only when it is asked for.
 */
export const takesHelp = (state: PurchaseState): boolean =>
  !isForCompany(state) && (state.wantsHelp ?? !hasStayPermit(state));

/** How it is paid: a company's order in full, whatever was chosen before. */
export const optionOf = (state: PurchaseState): PurchaseState['paymentOption'] =>
  isForCompany(state) ? 'FULL_PAYMENT' : state.paymentOption;

/** A booking may leave the owner for later, when a motorcycle is allocated. */
export const mayLeaveOwner = ({ purchaseOrderType }: PurchaseState): boolean =>
  purchaseOrderType === 'BOOKING';

/**
 * Whether a step has what the order needs of it.
 *
 * @param due to pay when it is placed; whole rupiah
 * @param area province that the price is for
 */
export const isComplete = (
  step: CheckoutStep,
  state: PurchaseState,
  identity: Identity,
  { due, area }: { readonly due: number; readonly area: string },
): boolean => {
  if (step === 'contact') return v.is(contactDetails, state.contact);
  if (step === 'owner') {
    if (mayLeaveOwner(state) && state.ownerLater) return true;
    const owner = ownerOf(state, identity);
    return owner !== undefined && isPricedFor(owner, area);
  }
  if (step === 'delivery') {
    const { delivery } = state;
    if (delivery?.dealer == null) return false;
    return delivery.type === 'PICKUP_AT_DEALER' || v.is(DeliveryAddressForm, delivery.home);
  }
  if (step === 'payment') return state.paymentChosen;
  if (step === 'method') return due === 0 || fitsAmount(state.paymentMethod, due);
  return false;
};
