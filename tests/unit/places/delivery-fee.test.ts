import { describe, expect, it } from 'vitest';
import { outsideJabodetabek } from '#db/content/content/pages/outside-jabodetabek.ts';
import { withSettings } from '#edge/contract/catalog/setting-places.ts';
import { USUAL_SETTINGS } from '#edge/contract/catalog/settings.ts';
import { rupiah } from '#edge/contract/money.ts';
import { deliveryFeeOf, deliveryFees } from '#edge/contract/places/delivery-fee.ts';
import { settingValue } from '#web/platform/settings/setting-value.ts';

const FEES = deliveryFees(USUAL_SETTINGS);
const REACH_METRES = USUAL_SETTINGS.REACH_KM * 1_000;
const METRES_PER_DEGREE = 111_195;
const seller = { lat: 0, lon: 110, provinceId: '61' };
const seatAt = (metres: number) => ({ lat: metres / METRES_PER_DEGREE, lon: 110 });
const feeAt = (metres: number, settings = USUAL_SETTINGS) =>
  deliveryFeeOf({ cityId: '6201', seat: seatAt(metres) }, [seller], settings);

describe('what a delivery costs', () => {
  it('is nothing inside JABODETABEK, however far the next seller is', () => {
    expect(deliveryFeeOf({ cityId: '3174', seat: seatAt(90_000) }, [seller], USUAL_SETTINGS)).toBe(
      0,
    );
  });

  it.each(FEES)('changes beyond $upToMetres metres, and not before', (band) => {
    expect(feeAt(band.upToMetres - 500)).toBe(band.feeIdr);
    expect(feeAt(band.upToMetres + 500)).not.toBe(band.feeIdr);
  });

  it('counts from the nearest seller', () => {
    const near = { ...seller, ...seatAt(60_000) };
    const to = { cityId: '6201', seat: seatAt(61_000) };
    expect(deliveryFeeOf(to, [seller, near], USUAL_SETTINGS)).toBe(FEES[0].feeIdr);
  });

  it.each([
    ['a city nobody knows the place of', '6201', null, [seller]],
    ['the Thousand Islands, without a road', '3101', seatAt(1_000), [seller]],
    ['beyond the reach', '6201', seatAt(REACH_METRES + 500), [seller]],
    ['without any seller', '6201', seatAt(0), []],
  ])('is agreed on by the team: %s', (_, cityId, seat, sellers) => {
    expect(deliveryFeeOf({ cityId, seat }, sellers, USUAL_SETTINGS)).toBeNull();
  });

  it('grows with the distance, and reaches as far as we deliver', () => {
    const fees = FEES.map(({ feeIdr }) => feeIdr);
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
    expect(FEES.at(-1)?.upToMetres).toBe(REACH_METRES);
  });

  it('is what the settings say, band by band, and ends where their reach does', () => {
    const settings = {
      ...USUAL_SETTINGS,
      DELIVERY_FEE_NEAR: 1,
      DELIVERY_FEE_MIDDLE: 2,
      DELIVERY_FEE_FAR: 3,
      REACH_KM: 60,
    };
    const metres = [20_000, 40_000, 59_000, 61_000];
    expect(metres.map((each) => feeAt(each, settings))).toEqual([1, 2, 3, null]);
  });

  it('is on the policy page as it is in the price', () => {
    const shown = withSettings(JSON.stringify(outsideJabodetabek), (name) =>
      settingValue('en', name, USUAL_SETTINGS[name]),
    );
    for (const { upToMetres, feeIdr } of FEES)
      expect(shown).toContain(
        `"en":"up to ${upToMetres / 1_000} km","id":"sampai ${upToMetres / 1_000} km"},{"en":"${rupiah(feeIdr)} a motorcycle"`,
      );
  });
});
