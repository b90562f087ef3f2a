import { describe, expect, it } from 'vitest';
import { showWaiting } from '#web/platform/install/badge.ts';

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
    for (const count of [1, 3, 0]) await showWaiting(count, badging);
    expect(badging.shown).toEqual([1, 3, 'none']);
  });

  it('is missed by nobody where the browser has none, or refuses it', async () => {
    await showWaiting(2, {});
    const refuse = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    await showWaiting(2, { setAppBadge: refuse });
    await showWaiting(0, { clearAppBadge: refuse });
  });
});
