import { expect, it } from 'vitest';
import { mayWork } from '#edge/contract/staff/may-work.ts';

const finance = {
  permissions: ['ReadOrder', 'DeleteOrder', 'ReadCustomer', 'ReadPromotion'],
  placeSlug: null,
};
const dealer = {
  permissions: ['UpdateCatalog', 'UpdateOrder', 'UpdateCustomer'],
  placeSlug: 'aec-scbd',
};

it('finance pays, and only looks at rides and roadside calls', () => {
  expect(mayWork('PAYOUTS', finance)).toBe(true);
  expect(mayWork('REFUNDS', finance)).toBe(true);
  expect(mayWork('TEST_RIDES', finance)).toBe(false);
  expect(mayWork('ROADSIDE', finance)).toBe(false);
});

it('staff of one place do the work that is narrowed to it', () => {
  expect(mayWork('ALLOCATE', dealer)).toBe(true);
  expect(mayWork('ROADSIDE', dealer)).toBe(false);
});
