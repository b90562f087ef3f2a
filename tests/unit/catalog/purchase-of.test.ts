import { describe, expect, it } from 'vitest';
import { configuratorPath } from '#edge/contract/catalog/configurator-path.ts';
import { vehiclePrice } from '#edge/contract/catalog/quote.ts';
import { resolve } from '#edge/contract/catalog/resolve.ts';
import { askedIn } from '#web/domains/catalog/customize/address.ts';
import { withSaved } from '#web/domains/catalog/customize/keep.ts';
import { withChoice } from '#web/domains/catalog/customize/purchase-of.ts';
import { INITIAL_PURCHASE } from '#web/platform/purchase/state.ts';
import { AROUND, MODEL } from './configurable.ts';

const { choice } = resolve(MODEL, { accent: 'white', dealer: 'dealer-bandung' }, AROUND);
const bandung = {
  slug: 'dealer-bandung',
  name: 'ALVA Bandung',
  city: 'Bandung',
  address: 'Jl. Riau',
  area: '32',
  phone: null,
  whatsapp: null,
};
const chosen = (state = INITIAL_PURCHASE) =>
  withChoice(state, MODEL, choice, {
    quote: vehiclePrice(MODEL, choice),
    dealer: bandung,
    locale: 'id',
  });

describe('a choice in the configurator', () => {
  it('fills the purchase under the specification’s names', () => {
    expect(chosen()).toMatchObject({
      productSlug: 'alva-cervo',
      color: { attributeId: 'val_color__indie-red', variantId: 'indie-red', images: [] },
      colorAccent: { attributeId: 'val_accent_indie-red_white', variantId: 'white' },
      battery: { code: 'dual', category: 'battery' },
      dealer: { dealerSlug: 'dealer-bandung', city: 'Bandung' },
      delivery: { type: 'PICKUP_AT_DEALER', dealer: 'dealer-bandung' },
      productPrice: { minPrice: 35_750_000, otrArea: '31' },
      purchaseOrderType: 'BOOKING',
    });
  });

  it('leaves the choices for other models alone', () => {
    const before = { ...INITIAL_PURCHASE, configurations: { 'alva-one': { color: 'halo-white' } } };
    expect(chosen(before).configurations).toEqual({
      'alva-one': { color: 'halo-white' },
      'alva-cervo': choice,
    });
  });

  it('lets go of an installment plan that was for another price', () => {
    const plan = (price: number) => ({
      ...INITIAL_PURCHASE,
      paymentOption: 'INSTALLMENT' as const,
      installment: {
        provider: 'BFI' as const,
        months: 12,
        downPayment: 0,
        monthly: 0,
        total: 0,
        isAgreed: false,
        savedAt: 0,
        price,
      },
    });
    expect(chosen(plan(35_750_000))).toMatchObject({ paymentOption: 'INSTALLMENT' });
    expect(chosen(plan(1))).toMatchObject({ paymentOption: 'FULL_PAYMENT', installment: null });
  });

  it('goes through an address and back', () => {
    const { searchParams } = new URL(configuratorPath('alva-cervo', choice), 'https://alva.test');
    expect(resolve(MODEL, askedIn(searchParams) ?? {}, AROUND)).toEqual({
      choice,
      corrections: [],
    });
    expect(askedIn(new URLSearchParams('utm_source=x'))).toBeUndefined();
  });

  it('is kept once, newest first, ten at most', () => {
    let state = INITIAL_PURCHASE;
    for (let at = 0; at < 14; at++) {
      const area = at === 13 ? '10' : String(10 + (at % 12));
      state = withSaved(state, MODEL, { ...choice, area }, { id: `${at}`, total: 1, now: at });
    }
    expect(state.saved).toHaveLength(10);
    expect(state.saved[0]).toMatchObject({ id: '13', choice: { area: '10' } });
    expect(state.saved.map(({ id }) => id)).not.toContain('12');
  });
});
