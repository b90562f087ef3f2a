import { describe, expect, it } from 'vitest';
import { showOnIcon } from '#web/platform/install/badge.ts';

const icon = () => {
  const shown: (number | 'none')[] = [];
  return {
    shown,
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push('none'),
  };
};

describe('the badge of the installed app', () => {
  it('shows how many writes wait, and goes when none does', async () => {
    const badging = icon();
    for (const count of [1, 3, 0]) await showOnIcon('waiting', count, badging);
    expect(badging.shown).toEqual([1, 3, 'none']);
  });

  it('counts what was not read beside what waits', async () => {
    const badging = icon();
    await showOnIcon('unread', 2, badging);
    await showOnIcon('waiting', 1, badging);
    await showOnIcon('unread', 0, badging);
    await showOnIcon('waiting', 0, badging);
    expect(badging.shown).toEqual([2, 3, 1, 'none']);
  });

  it('is missed by nobody where the browser has none, or refuses it', async () => {
    await showOnIcon('waiting', 2, {});
    const refuse = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    await showOnIcon('waiting', 2, { setAppBadge: refuse });
    await showOnIcon('waiting', 0, { clearAppBadge: refuse });
  });
});
