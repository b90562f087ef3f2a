import { describe, expect, it } from 'vitest';
import { browser } from '#tests/unit/outbox/browser.ts';
import { noteAnswer } from '#web/platform/analytics/note-answer.ts';

const AT = Date.parse('2026-11-20T08:00:00.000Z');
const ANSWER = {
  purpose: 'MEASUREMENT',
  granted: true,
  answeredAt: '2026-11-20T08:00:00.000Z',
};

describe('an answer to the question about privacy', () => {
  it('waits for signal with the time it was given, and is sent once, also by a page opened later', async () => {
    const { tab, state, posted } = browser();
    state.answer = async () => ({ kind: 'unreachable' });
    const first = tab();
    await noteAnswer(true, AT, () => first);
    await first.flush();
    expect(await first.items()).toMatchObject([{ variables: ANSWER }]);
    posted.length = 0;
    state.answer = async () => ({ kind: 'done' });
    const later = tab();
    await later.flush({ eager: 'all' });
    expect(posted.map(({ owner, item }) => [owner, item.variables])).toEqual([['cus_a', ANSWER]]);
    await first.flush({ eager: 'all' });
    expect(posted).toHaveLength(1);
    expect(await later.items()).toEqual([]);
  });

  it('is no guest’s history: nothing is written down or sent', async () => {
    const { tab, posted } = browser();
    const guest = tab(null);
    await noteAnswer(true, AT, () => guest);
    await guest.flush({ eager: 'all' });
    expect(posted).toEqual([]);
    expect(await guest.items()).toEqual([]);
  });

  it('goes out under nobody else: it waits for the person who gave it', async () => {
    const { tab, state, posted } = browser();
    state.answer = async () => ({ kind: 'locked' });
    const first = tab('cus_a');
    await noteAnswer(false, AT, () => first);
    await first.flush();
    first.person('cus_b');
    posted.length = 0;
    state.answer = async () => ({ kind: 'done' });
    await first.flush({ eager: 'all' });
    await tab('cus_b').flush({ eager: 'all' });
    expect(posted).toEqual([]);
    await tab('cus_a').flush({ eager: 'all' });
    expect(posted.map(({ owner }) => owner)).toEqual(['cus_a']);
  });

  it('stops nothing in a browser that refuses storage', async () => {
    await expect(
      noteAnswer(true, AT, () => ({ enqueue: () => Promise.reject(new Error('refused')) })),
    ).resolves.toBeUndefined();
    await expect(
      noteAnswer(true, AT, () => {
        throw new Error('refused');
      }),
    ).resolves.toBeUndefined();
  });
});
