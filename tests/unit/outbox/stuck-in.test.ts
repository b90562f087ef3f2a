import { expect, it } from 'vitest';
import { stuckIn } from '#web/domains/sync/stuck/stuck-in.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

const item = (entity: string, state: OutboxItem['state']) => ({ entity, state }) as OutboxItem;

it('a page shows the writes of its own lines that need a person', () => {
  const items = [
    item('share V1 cus_2', 'refused'),
    item('share V1 cus_3', 'conflict'),
    item('share V1 cus_4', 'waiting'),
    item('share V11 cus_2', 'refused'),
    item('delivery-address', 'asks'),
  ];
  expect(stuckIn(items, ['share V1'])).toEqual(items.slice(0, 2));
  expect(stuckIn(items, ['delivery-address'])).toEqual([items[4]]);
  expect(stuckIn(items, [])).toEqual([]);
});
