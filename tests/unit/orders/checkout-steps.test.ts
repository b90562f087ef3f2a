import { describe, expect, it } from 'vitest';
import { quote } from '#edge/contract/catalog/quote.ts';
import { MODEL } from '#tests/unit/catalog/configurable.ts';
import {
  isComplete as isCompleteFor,
  optionOf,
  splitOwner,
  takesHelp,
} from '#web/domains/orders/checkout/draft.ts';
import { type Identity, NO_IDENTITY } from '#web/domains/orders/checkout/identity.ts';
import { methodOfOrder, methodToStart } from '#web/domains/orders/checkout/method.ts';
import {
  CHECKOUT_STEPS,
  type CheckoutStep,
  isDone,
  shownStep,
  stepAfter,
  stepBefore,
} from '#web/domains/orders/checkout/steps.ts';
import { devicePrice } from '#web/domains/orders/checkout/use-price.ts';
import { besideOtr, otrOf } from '#web/domains/orders/price-table.tsx';
import {
  INITIAL_PURCHASE,
  type PurchaseState,
  readPurchase,
} from '#web/platform/purchase/state.ts';

const CONTACT = { name: 'Ayu Lestari', email: 'ayu@example.id', phoneNumber: '0812 3456 7890' };
const OWNER = {
  ...CONTACT,
  customerType: 'personal',
  isbuyer: true,
  identityKind: 'KTP',
  address: 'Jl. Kenanga 5',
  provinceId: '31',
  cityId: '3174',
  zipCode: '12190',
  picName: '',
  picPhoneNumber: '',
} as const;
const IDENTITY = {
  identityNumber: '3174054501900001',
  identityCardImage: 'upl_01jd0000000000000000000000',
  taxNumber: '',
};

const stateOf = (patch: Partial<PurchaseState>): PurchaseState => ({
  ...INITIAL_PURCHASE,
  ...patch,
});

const FEE = 500_000;
const JAKARTA = { area: '31', battery: 'dual', delivery: 'PICKUP_AT_DEALER' } as const;
const isComplete = (
  step: CheckoutStep,
  state: PurchaseState,
  identity: Identity,
  due = FEE,
  area = '31',
) => isCompleteFor(step, state, identity, { due, area });

describe('the steps of the checkout', () => {
  const upTo = (last: CheckoutStep) => (step: CheckoutStep) =>
    CHECKOUT_STEPS.indexOf(step) <= CHECKOUT_STEPS.indexOf(last);

  it('begin with the first one that is not complete', () => {
    expect(shownStep(null, () => false)).toBe('contact');
    expect(shownStep(null, upTo('owner'))).toBe('delivery');
    expect(shownStep('nonsense', upTo('owner'))).toBe('delivery');
    expect(shownStep(null, upTo('payment'))).toBe('method');
    expect(shownStep(null, upTo('method'))).toBe('review');
  });

  it('can be opened again, but not skipped', () => {
    expect(shownStep('contact', upTo('delivery'))).toBe('contact');
    expect(shownStep('review', upTo('owner'))).toBe('delivery');
  });

  it('are ticked in order: a dealer that was configured ticks no delivery before contact and owner', () => {
    const ticked = (current: number, complete: readonly CheckoutStep[]) =>
      CHECKOUT_STEPS.filter((_, nth) => isDone(nth, current, (step) => complete.includes(step)));
    expect(ticked(0, ['delivery'])).toEqual([]);
    expect(ticked(1, ['contact', 'delivery'])).toEqual(['contact']);
    expect(ticked(0, ['contact', 'owner', 'delivery'])).toEqual(['contact', 'owner', 'delivery']);
  });

  it('follow each other', () => {
    expect(stepAfter('contact')).toBe('owner');
    expect(stepAfter('review')).toBe('review');
    expect(stepBefore('owner')).toBe('contact');
    expect(stepBefore('contact')).toBeUndefined();
  });
});

describe('the government’s help', () => {
  it('is taken by persons alone, and comes back when the papers are a person’s again', () => {
    const company = { ...OWNER, customerType: 'company' } as const;
    const state = stateOf({ dataOwner: company, wantsHelp: true });
    expect(takesHelp(state)).toBe(false);
    expect(takesHelp({ ...state, dataOwner: OWNER })).toBe(true);
    // Nobody knows yet whose papers they are.
    expect(takesHelp({ ...state, ownerLater: true })).toBe(true);
    expect(takesHelp({ ...state, dataOwner: OWNER, wantsHelp: false })).toBe(false);
  });

  it('stays in the price as it was configured until somebody says no', () => {
    expect(takesHelp(INITIAL_PURCHASE)).toBe(true);
    const resident = { ...OWNER, identityKind: 'KITAS' } as const;
    expect(takesHelp(stateOf({ dataOwner: resident }))).toBe(false);
    expect(takesHelp(stateOf({ dataOwner: resident, wantsHelp: true }))).toBe(true);
    // What older versions of the site kept: nobody had chosen it.
    expect(readPurchase(JSON.stringify({ help: false })).wantsHelp).toBeNull();
  });

  it('makes the price of the checkout the one of the configurator', () => {
    const configured = quote(MODEL, JAKARTA, FEE);
    const price = devicePrice(configured, 'BOOKING', { help: true, basisPoints: 1_100 });
    expect(configured?.discount).toBe(7_000_000);
    expect(price).toMatchObject({ total: configured?.total, help: true, due: FEE });
    expect(otrOf(price.lines)).toBe(configured?.otr);
    expect(besideOtr(price.lines)).toEqual([
      { type: 'GOVERNMENT_HELP', key: 'help', amount: -7_000_000 },
    ]);
    const without = devicePrice(configured, 'BOOKING', { help: false, basisPoints: 1_100 });
    // A subscribed battery comes off the price on the road, as in the configurator.
    const rented = quote(MODEL, { ...JAKARTA, battery: 'rent' }, FEE);
    const terms = { help: true, basisPoints: 1_100 };
    expect(otrOf(devicePrice(rented, 'BOOKING', terms).lines)).toBe(rented?.otr);
    expect(without).toMatchObject({ total: configured?.otr, help: false, helpAmount: 7_000_000 });
  });
});

describe('instalments', () => {
  it('are for persons alone, and come back when the papers are a person’s again', () => {
    const company = { ...OWNER, customerType: 'company' } as const;
    const state = stateOf({ dataOwner: company, paymentOption: 'INSTALLMENT' });
    expect(optionOf(state)).toBe('FULL_PAYMENT');
    expect(optionOf({ ...state, dataOwner: OWNER })).toBe('INSTALLMENT');
    expect(optionOf({ ...state, ownerLater: true })).toBe('INSTALLMENT');
  });
});

describe('a step is complete', () => {
  it('with a contact that can be reached', () => {
    expect(isComplete('contact', stateOf({ contact: CONTACT }), NO_IDENTITY)).toBe(true);
    const wrong = { ...CONTACT, phoneNumber: '12' };
    expect(isComplete('contact', stateOf({ contact: wrong }), NO_IDENTITY)).toBe(false);
    expect(isComplete('contact', INITIAL_PURCHASE, NO_IDENTITY)).toBe(false);
  });

  it('with an owner whose identity this page knows', () => {
    const state = stateOf({ dataOwner: OWNER, purchaseOrderType: 'FULL_PURCHASE' });
    expect(isComplete('owner', state, IDENTITY)).toBe(true);
    expect(isComplete('owner', state, NO_IDENTITY), 'after a reload').toBe(false);
  });

  it('with an owner whose papers are of the province that the price is for', () => {
    const state = stateOf({ dataOwner: OWNER, purchaseOrderType: 'FULL_PURCHASE' });
    expect(isComplete('owner', state, IDENTITY, FEE, '32')).toBe(false);
  });

  it('without an owner for a booking alone', () => {
    const later = { ownerLater: true } as const;
    expect(isComplete('owner', stateOf(later), NO_IDENTITY)).toBe(true);
    const direct = stateOf({ ...later, purchaseOrderType: 'FULL_PURCHASE' });
    expect(isComplete('owner', direct, NO_IDENTITY)).toBe(false);
  });

  it('with a dealer, and with an address when it is delivered', () => {
    const pickup = { type: 'PICKUP_AT_DEALER', dealer: 'aec-scbd', home: null } as const;
    expect(isComplete('delivery', stateOf({ delivery: pickup }), NO_IDENTITY)).toBe(true);
    const nowhere = { ...pickup, dealer: null };
    expect(isComplete('delivery', stateOf({ delivery: nowhere }), NO_IDENTITY)).toBe(false);
    const home = { ...pickup, type: 'DELIVER_TO_HOME' } as const;
    expect(isComplete('delivery', stateOf({ delivery: home }), NO_IDENTITY)).toBe(false);
  });

  it('with a method that fits what is due, or the choice to decide later', () => {
    const withMethod = (paymentMethod: string | null) => stateOf({ paymentMethod });
    const price = 42_750_000;
    expect(isComplete('method', withMethod(null), NO_IDENTITY)).toBe(false);
    expect(isComplete('method', withMethod('other_qris'), NO_IDENTITY)).toBe(true);
    expect(isComplete('method', withMethod('other_qris'), NO_IDENTITY, price)).toBe(false);
    expect(isComplete('method', withMethod('bca_va'), NO_IDENTITY, price)).toBe(true);
    expect(isComplete('method', withMethod('LATER'), NO_IDENTITY, price)).toBe(true);
    expect(isComplete('method', withMethod(null), NO_IDENTITY, 0), 'nothing is due').toBe(true);
  });
});

describe('the payment right after placing', () => {
  it('opens with the method that was chosen, while it fits', () => {
    expect(methodToStart('bca_va', FEE)).toBe('bca_va');
    expect(methodToStart('other_qris', 42_750_000)).toBeNull();
  });

  it('offers the method of its checkout again on the order’s page, of that order alone', () => {
    const bought = { salesOrder: 'ord_1', paymentMethod: 'bca_va' };
    expect(methodOfOrder(bought, { id: 'ord_1', due: FEE })).toBe('bca_va');
    expect(methodOfOrder(bought, { id: 'ord_2', due: FEE })).toBeNull();
    expect(
      methodOfOrder({ ...bought, paymentMethod: 'other_qris' }, { id: 'ord_1', due: 42_750_000 }),
    ).toBeNull();
  });

  it('waits where the choice was left for later or nothing is due', () => {
    expect(methodToStart('LATER', FEE)).toBeNull();
    expect(methodToStart(null, FEE)).toBeNull();
    expect(methodToStart('bca_va', 0)).toBeNull();
  });
});

describe('the draft of an owner', () => {
  it('has no number and no picture that proves an identity', () => {
    const none = { ...OWNER, name: '', address: '' };
    const { draft, identity } = splitOwner(none, { ...OWNER, ...IDENTITY, name: 'Budi' });
    expect(draft).toEqual({ ...OWNER, name: 'Budi' });
    expect(identity).toEqual(IDENTITY);
    expect(JSON.stringify(draft)).not.toContain(IDENTITY.identityNumber);
  });
});
