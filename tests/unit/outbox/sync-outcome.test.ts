import { describe, expect, it } from 'vitest';
import { syncOutcome } from '#web/domains/sync/on-device/sync-outcome.ts';

const WELL = { unsent: 0, stuck: 0, online: true, refreshed: true };

describe('what "Sync now" says', () => {
  it.each([
    ['all is well', {}, 'done'],
    ['a write is still on its way', { unsent: 1 }, 'waiting'],
    ['a write needs a person', { unsent: 1, stuck: 1 }, 'person'],
    ['a copy could not be refreshed', { refreshed: false }, 'stale'],
    ['nobody answers', { online: false, refreshed: false }, 'offline'],
    ['nobody answers and something waits', { online: false, unsent: 2 }, 'offline'],
    ['nobody answers and something needs a person', { online: false, stuck: 1 }, 'person'],
  ] as const)('when %s', (_, what, says) => {
    expect(syncOutcome({ ...WELL, ...what })).toBe(says);
  });
});
