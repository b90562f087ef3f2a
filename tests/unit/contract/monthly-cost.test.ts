import { expect, test } from 'vitest';
import { monthlyCost, TYPICAL_RIDING } from '#edge/contract/monthly-cost.ts';

test('works a month out by hand', () => {
  const cost = monthlyCost({
    ...TYPICAL_RIDING,
    kmPerDay: 40,
    daysPerMonth: 25,
    petrolPrice: 10_000,
    kmPerLitre: 40,
    whPerKm: 30,
    chargingEfficiency: 100,
    electricityPrice: 1_500,
  });
  expect(cost.distanceKm).toBe(1_000);
  expect(cost.petrol.energy).toBe(250_000);
  expect(cost.electric.energy).toBe(45_000);
  expect(cost.saving).toBe(cost.petrol.total - cost.electric.total);
});

test('counts what is lost in charging, and the fee of a subscribed battery', () => {
  const ideal = monthlyCost({ ...TYPICAL_RIDING, chargingEfficiency: 100 });
  const real = monthlyCost({ ...TYPICAL_RIDING, chargingEfficiency: 80, batteryFeePerMonth: 1 });
  expect(real.electric.energy / ideal.electric.energy).toBeCloseTo(1.25, 3);
  expect(real.electric.batteryFee).toBe(1);
});

test('says so when the electric motorcycle costs more', () => {
  expect(monthlyCost({ ...TYPICAL_RIDING, batteryFeePerMonth: 2_000_000 }).saving).toBeLessThan(0);
});

test('answers with zero, not with infinity, while a field is empty', () => {
  const cost = monthlyCost({ ...TYPICAL_RIDING, kmPerLitre: 0, chargingEfficiency: 0 });
  expect(cost.petrol.energy).toBe(0);
  expect(cost.electric.energy).toBe(0);
});
