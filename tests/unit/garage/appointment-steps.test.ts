import { expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { appointmentSteps } from '#web/domains/garage/workshop/steps.ts';

const NOW = Date.parse('2026-11-24T03:00:00Z');
const appointmentAt = (at: number, state: 'EXPECTED' | 'IN_WORK' | 'DONE' = 'EXPECTED') => ({
  state,
  slotAt: new Date(at).toISOString(),
  mayStatePrice: state === 'IN_WORK',
});
const WORKSHOP = ['ReadCatalog', 'UpdateCustomer'];
const FINANCE = ['ReadOrder', 'DeleteOrder', 'ReadCustomer', 'ReadPromotion'];

it('the workshop is offered the steps of an appointment by its time and where it stands', () => {
  const steps = (...of: Parameters<typeof appointmentAt>) =>
    appointmentSteps(appointmentAt(...of), WORKSHOP, NOW);
  expect(steps(NOW + DAY_MS)).toEqual([]);
  expect(steps(NOW)).toEqual(['work', 'receive']);
  expect(steps(NOW - 20 * MINUTE_MS)).toEqual(['work', 'receive', 'miss']);
  expect(steps(NOW - 20 * MINUTE_MS, 'IN_WORK')).toEqual(['price', 'work']);
  expect(steps(NOW - 20 * MINUTE_MS, 'DONE')).toEqual([]);
});

it('who may read the appointments of a workshop, and not change them, is offered no step', () => {
  for (const state of ['EXPECTED', 'IN_WORK'] as const)
    expect(
      appointmentSteps(appointmentAt(NOW - 20 * MINUTE_MS, state), FINANCE, NOW),
      state,
    ).toEqual([]);
});
