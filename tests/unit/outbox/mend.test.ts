import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { browser, texts } from './browser.ts';

const TWO_DAYS = 48 * HOUR_MS;
const NOON = Date.parse('2026-01-10T12:00:00Z');
const iso = (at: number): string => new Date(at).toISOString();

/** A browser whose clock somebody set two days ahead without signal, at noon. */
const setAhead = async (operation: 'seen' | 'lent') => {
  const made = browser();
  const { state, tab } = made;
  Object.assign(state, { cut: true, online: false, now: NOON + TWO_DAYS });
  const outbox = tab();
  await outbox.enqueue(operation, { entity: 'a', text: iso(state.now) });
  await outbox.flush();
  // Five hours later the server names its time.
  Object.assign(state, { cut: false, online: true, now: NOON + 5 * HOUR_MS, offset: -TWO_DAYS });
  await outbox.flush();
  return { ...made, outbox };
};

describe('what was written while the clock was wrong', () => {
  it('is sent with the times it really happened', async () => {
    const { posted, outbox } = await setAhead('seen');
    expect(texts(posted.map(({ item }) => item))).toEqual([iso(NOON)]);
    expect(await outbox.items()).toEqual([]);
  });

  it('asks first where a person chose the times', async () => {
    const { posted, outbox } = await setAhead('lent');
    expect(posted).toEqual([]);
    const [item] = await outbox.items();
    expect(item).toMatchObject({ state: 'asks', code: 'CLOCK_WRONG', createdAt: NOON });
    expect(texts(item ? [item] : [])).toEqual([iso(NOON)]);
    if (item) await outbox.retry(item);
    await outbox.flush();
    expect(texts(posted.map((each) => each.item))).toEqual([iso(NOON)]);
  });

  it('counts as made now where the drift does not explain it', async () => {
    const { state, tab, posted } = browser();
    Object.assign(state, { cut: true, online: false, now: NOON + TWO_DAYS });
    const outbox = tab();
    await outbox.enqueue('seen', { entity: 'a', text: iso(state.now) });
    Object.assign(state, { cut: false, online: true, now: NOON });
    await outbox.flush();
    expect(texts(posted.map(({ item }) => item))).toEqual([iso(NOON)]);
  });

  it('is not touched where the clock was right', async () => {
    const { state, tab, posted } = browser();
    const outbox = tab();
    const at = iso(state.now + 60_000);
    await outbox.enqueue('seen', { entity: 'a', text: at });
    await outbox.flush();
    expect(texts(posted.map(({ item }) => item))).toEqual([at]);
  });

  it('is not taken for old because the clock is still wrong', async () => {
    const { state, tab, posted } = browser();
    Object.assign(state, { now: NOON, cut: true, online: false });
    const outbox = tab();
    await outbox.enqueue('note', { entity: 'a', text: 'one' });
    // Set ten days ahead, and no answer yet that would tell.
    state.now = NOON + 240 * HOUR_MS;
    await outbox.flush();
    expect((await outbox.items())[0]?.state).toBe('waiting');
    Object.assign(state, { now: NOON + HOUR_MS, cut: false, online: true });
    await outbox.flush();
    expect(posted).toHaveLength(1);
  });
});
