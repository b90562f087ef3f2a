import { describe, expect, it } from 'vitest';
import { hostProveAgain, proveAgain } from '#web/platform/session/prove-again.ts';

describe('proving once more who one is', () => {
  it('is refused where the page shows no dialog for it', async () => {
    expect(await proveAgain()).toBe(false);
    const leave = hostProveAgain(async () => true);
    leave();
    expect(await proveAgain()).toBe(false);
  });

  it('is asked once for all that waits, and anew for what comes later', async () => {
    const answers: ((isProved: boolean) => void)[] = [];
    const leave = hostProveAgain(() => new Promise((resolve) => answers.push(resolve)));
    const [first, second] = [proveAgain(), proveAgain()];
    expect(answers).toHaveLength(1);
    answers[0]?.(true);
    expect(await Promise.all([first, second])).toEqual([true, true]);
    const third = proveAgain();
    expect(answers).toHaveLength(2);
    answers[1]?.(false);
    expect(await third).toBe(false);
    leave();
  });

  it('a page that leaves late takes nobody else’s dialog away', async () => {
    const leaveOld = hostProveAgain(async () => false);
    const leaveNew = hostProveAgain(async () => true);
    leaveOld();
    expect(await proveAgain()).toBe(true);
    leaveNew();
  });
});
