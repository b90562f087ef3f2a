import { expect, it } from 'vitest';
import {
  isPlanChosen,
  orderChoosing,
  planChosenPath,
  planPathOf,
} from '#web/platform/purchase/order-plan.ts';

const queryOf = (path: string) => new URL(path, 'https://alva.test').searchParams;

it('the plan of an order is chosen for that order, and leads back to it with the choice', () => {
  const order = { id: 'ord_1', product: { slug: 'alva-cervo' } };
  const path = planPathOf(order);
  expect(path).toMatch(/^\/product\/alva-cervo\/customize\/payment\/installment\?/);
  expect(orderChoosing(queryOf(path))).toBe('ord_1');
  const back = planChosenPath('ord_1');
  expect(back).toMatch(/^\/my-orders\/ord_1\?/);
  expect(isPlanChosen(queryOf(back))).toBe(true);
});

it('without an order the plan is for a purchase, and an order’s page opens as it is', () => {
  expect(orderChoosing(queryOf('/product/alva-cervo/customize/payment/installment'))).toBeNull();
  expect(isPlanChosen(queryOf('/my-orders/ord_1'))).toBe(false);
});
