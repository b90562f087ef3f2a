import { describe, expect, it } from 'vitest';
import { DAY_MS as DAY } from '#edge/contract/time.ts';
import { safeUntil } from '#web/domains/sync/safe-until.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

const item = (createdAt: number, state: OutboxItem['state'] = 'waiting') =>
  ({ createdAt, state }) as OutboxItem;

describe('what waits on a device whose browser may clear it', () => {
  it('is safe for seven days from the oldest of it', () => {
    expect(safeUntil([item(3 * DAY), item(2 * DAY)], false)).toBe(9 * DAY);
  });

  it('is not spoken of once the server has it, or the browser has promised to keep it', () => {
    expect(safeUntil([item(DAY, 'sent'), item(3 * DAY)], false)).toBe(10 * DAY);
    expect(safeUntil([item(DAY, 'sent')], false)).toBeNull();
    expect(safeUntil([item(DAY)], true)).toBeNull();
    expect(safeUntil([], false)).toBeNull();
  });
});
