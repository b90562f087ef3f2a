import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { planSettingInput } from '#edge/contract/catalog/setting-change.ts';
import {
  SETTING_NAMES,
  SETTINGS,
  USUAL_SETTINGS,
  windowsOfSettings,
  withUsual,
} from '#edge/contract/catalog/settings.ts';
import { newId } from '#edge/contract/ids.ts';
import { LEAST_PAYABLE_IDR } from '#edge/contract/payments/methods.ts';
import { deliveryFees } from '#edge/contract/places/delivery-fee.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';

const accepts = (name: string, value: number): boolean =>
  v.safeParse(planSettingInput, {
    id: newId('set'),
    name,
    value,
    startsAt: 0,
    reason: 'Decided by the board',
  }).success;

describe('the shop’s settings', () => {
  it.each(SETTING_NAMES)('%s may be what it begins with and all within its bounds', (name) => {
    const { least, most, usual } = SETTINGS[name];
    const values = [least, usual, most, least - 1, most + 1, usual + 0.5];
    expect(values.map((value) => accepts(name, value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('never ask for a fee that no way to pay takes, or leave the bands of the delivery fees out of reach', () => {
    expect(SETTINGS.BOOKING_FEE.least).toBeGreaterThanOrEqual(LEAST_PAYABLE_IDR);
    const [, middle] = deliveryFees(USUAL_SETTINGS);
    expect(SETTINGS.REACH_KM.least * 1_000).toBeGreaterThanOrEqual(middle.upToMetres);
  });

  it('are what was entered, beside what the shop begins with; other names count nothing', () => {
    const entered = [
      { name: 'BOOKING_FEE', value: 750_000 },
      { name: 'OF_ANOTHER_RELEASE', value: 1 },
    ];
    expect(withUsual(entered)).toEqual({ ...USUAL_SETTINGS, BOOKING_FEE: 750_000 });
    expect(withUsual([])).toEqual(USUAL_SETTINGS);
  });

  it('give the windows of payments in hours and days', () => {
    expect(windowsOfSettings(USUAL_SETTINGS)).toEqual({
      usual: DAY_MS,
      preOrder: HOUR_MS,
      helpDifference: 3 * DAY_MS,
      change: 3 * DAY_MS,
    });
    const other = { ...USUAL_SETTINGS, PAYMENT_HOURS: 12, PRE_ORDER_HOURS: 2, CHANGE_DAYS: 5 };
    expect(windowsOfSettings(other)).toMatchObject({
      usual: 12 * HOUR_MS,
      preOrder: 2 * HOUR_MS,
      change: 5 * DAY_MS,
    });
  });
});
