import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#edge/contract/time.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { waitAfter } from '#web/platform/offline/outbox/lanes.ts';
import type { Verdict } from '#web/platform/offline/outbox/verdict.ts';
import { browser, texts } from './browser.ts';

const a = (text: string) => ({ entity: 'a', text });
const b = (text: string) => ({ entity: 'b', text });
const photo = new Blob([new Uint8Array(246_000)], { type: 'image/jpeg' });

/** Everything goes but the photo, of which comes this. */
const allBut =
  (ofPhoto: () => Promise<Verdict>) =>
  async ({ operation }: OutboxItem): Promise<Verdict> =>
    operation === 'pictured' ? ofPhoto() : { kind: 'done' };

const names = (posted: readonly { item: OutboxItem }[]) => texts(posted.map(({ item }) => item));

describe('a write that does not get through', () => {
  // A connection that always breaks, a portal's page, a server that stumbles over it.
  it.each([{ kind: 'unreachable' }, { kind: 'later', code: 'UNAVAILABLE' }] as const)(
    'delays its own entity alone when it is $kind',
    async (verdict) => {
      const { tab, state, posted } = browser();
      state.answer = allBut(async () => verdict);
      const outbox = tab();
      await outbox.enqueue('pictured', a('photo'), { file: photo });
      await outbox.enqueue('note', a('report with the photo'));
      await outbox.enqueue('note', b('favourite'));
      await outbox.enqueue('help', { entity: 'h', text: 'help' });
      await outbox.flush();
      expect(names(posted)).toEqual(expect.arrayContaining(['favourite', 'help']));
      expect(names(posted)).not.toContain('report with the photo');
      expect(texts(await outbox.items())).toEqual(['photo', 'report with the photo']);
    },
  );

  it('that hangs is overtaken after three seconds, and by a call for help at once', async () => {
    const { tab, state, posted, elapse } = browser();
    state.answer = allBut(() => new Promise(() => undefined));
    const outbox = tab();
    await outbox.enqueue('pictured', a('photo'), { file: photo });
    await elapse(0);
    await outbox.enqueue('note', b('favourite'));
    await outbox.enqueue('help', { entity: 'h', text: 'help' });
    await elapse(1_000);
    expect(names(posted)).toEqual(['photo', 'help']);
    await elapse(2_000);
    expect(names(posted)).toEqual(['photo', 'help', 'favourite']);
    // What came through is settled although the photo still hangs.
    expect(texts(await outbox.items())).toEqual(['photo']);
  });

  it('that hangs does not keep another from being tried again', async () => {
    const { tab, state, posted, elapse } = browser();
    state.answer = async ({ operation }) =>
      operation === 'pictured'
        ? new Promise(() => undefined)
        : { kind: 'later', code: 'UNAVAILABLE' };
    const outbox = tab();
    await outbox.enqueue('pictured', a('photo'), { file: photo });
    await elapse(0);
    await outbox.enqueue('help', { entity: 'h', text: 'help' });
    await elapse(MINUTE_MS);
    expect(names(posted).filter((text) => text === 'help').length).toBeGreaterThan(3);
  });

  it('waits longer each time although the server answers everything else', async () => {
    const { tab, state, posted, elapse } = browser();
    state.answer = async () => ({ kind: 'unreachable' });
    const outbox = tab();
    await outbox.enqueue('note', a('one'));
    await outbox.flush();
    for (let probe = 0; probe < 50; probe++) await outbox.flush();
    expect(posted).toHaveLength(1);
    await elapse(MINUTE_MS);
    expect(posted.length).toBeLessThanOrEqual(6);
  });

  it('comes back at another moment than that of another phone, which failed just then, too', () => {
    for (const attempts of [1, 4, 30]) {
      const [soonest, latest] = [waitAfter(attempts, () => 0), waitAfter(attempts, () => 1)];
      expect(latest).toBe(2 * soonest);
      expect(waitAfter(attempts, () => 0.5)).toBe(1.5 * soonest);
    }
    expect(waitAfter(30, () => 1)).toBe(15 * MINUTE_MS);
  });

  it('spends a megabyte or four attempts on a photo, says how much, and then asks', async () => {
    const { tab, state, posted, elapse } = browser();
    state.answer = allBut(async () => ({ kind: 'unreachable' }));
    const outbox = tab();
    await outbox.enqueue('pictured', a('photo'), { file: photo });
    await elapse(120 * MINUTE_MS);
    expect(posted).toHaveLength(4);
    const [item] = await outbox.items();
    expect(item).toMatchObject({ state: 'asks', code: 'TOO_MUCH_DATA' });
    expect(item?.bytes).toBeGreaterThan(4 * 246_000);
    if (item) await outbox.retry(item);
    await elapse(0);
    expect(posted).toHaveLength(5);
    expect((await outbox.items())[0]).toMatchObject({ state: 'waiting' });
  });

  it('goes no earlier than the server asked, also when a person would like it', async () => {
    const { tab, state, posted, elapse } = browser();
    state.answer = async () => ({ kind: 'later', code: 'RATE_LIMITED', waitMs: 30_000 });
    const outbox = tab();
    await outbox.enqueue('note', a('one'));
    await outbox.flush();
    await elapse(29_000);
    await outbox.flush({ eager: 'all' });
    expect(posted).toHaveLength(1);
    await elapse(2_000);
    expect(posted).toHaveLength(2);
  });
});

describe('a write that the server sent away with many others', () => {
  it.each([
    ['comes back in its own time after the wait', 'note', 31_000, 1],
    ['comes back before the wait is half as long again', 'note', 38_000, 2],
    ['comes back right after the wait where it calls for help', 'help', 31_000, 2],
  ] as const)('%s', async (_, operation, ms, times) => {
    const { tab, state, posted, elapse } = browser();
    state.answer = async () => ({ kind: 'later', code: 'UNAVAILABLE', waitMs: 30_000 });
    const outbox = tab();
    await outbox.enqueue(operation, a('one'));
    await outbox.flush();
    await elapse(ms);
    expect(posted).toHaveLength(times);
  });
});

describe('a call for help', () => {
  it('goes before everything that was written earlier', async () => {
    const { tab, state, posted } = browser();
    state.cut = true;
    state.online = false;
    const outbox = tab();
    for (const text of ['1', '2', '3']) await outbox.enqueue('note', { entity: text, text });
    await outbox.enqueue('help', { entity: 'h', text: 'help' });
    await outbox.flush();
    expect(posted).toEqual([]);
    state.cut = false;
    state.online = true;
    await outbox.flush();
    expect(names(posted)).toEqual(['help', '1', '2', '3']);
  });

  it('is tried at least every half minute though the server answers nothing else', async () => {
    const { tab, state, posted, elapse } = browser();
    state.online = undefined;
    state.serverAnswers = false;
    state.answer = async () => ({ kind: 'unreachable' });
    const outbox = tab();
    await outbox.enqueue('help', { entity: 'h', text: 'help' });
    await elapse(10 * MINUTE_MS);
    expect(posted.length).toBeGreaterThanOrEqual(20);
    state.answer = async () => ({ kind: 'done' });
    await elapse(MINUTE_MS / 2);
    expect(await outbox.items()).toEqual([]);
  });
});

describe('while nothing can leave', () => {
  it.each([
    ['the browser has no network', true],
    ['the server does not answer', false],
  ])('and %s, no attempt is counted and nothing may have arrived', async (_, cut) => {
    const { tab, state, posted } = browser();
    state.online = undefined;
    state.serverAnswers = false;
    state.cut = cut;
    const outbox = tab();
    await outbox.enqueue('note', a('one'));
    await outbox.enqueue('note', b('two'));
    expect(await outbox.flush()).toBe('unreachable');
    expect(posted).toEqual([]);
    expect(await outbox.items()).toMatchObject([
      { attempts: 0, uncertain: false, notBefore: 0 },
      { attempts: 0, uncertain: false, notBefore: 0 },
    ]);
    state.serverAnswers = true;
    state.cut = false;
    await outbox.flush();
    expect(names(posted)).toEqual(['one', 'two']);
  });

  it('the first that fails in an outage stops the rest', async () => {
    const { tab, state, posted } = browser();
    state.serverAnswers = false;
    state.answer = async () => ({ kind: 'unreachable' });
    const outbox = tab();
    for (const text of ['1', '2', '3']) await outbox.enqueue('note', { entity: text, text });
    expect(await outbox.flush()).toBe('unreachable');
    expect(names(posted)).toEqual(['1']);
  });
});

it('writes to different entities go in the order they were made while all is well', async () => {
  const { tab, state, posted } = browser();
  state.cut = true;
  state.online = false;
  const outbox = tab();
  const all = ['1', '2', '3', '4', '5', '6'];
  for (const text of all) await outbox.enqueue('note', { entity: text, text });
  state.cut = false;
  state.online = true;
  let busy = 0;
  let most = 0;
  state.answer = async () => {
    most = Math.max(most, ++busy);
    await new Promise((resolve) => setTimeout(resolve, 2));
    busy--;
    return { kind: 'done' };
  };
  await outbox.flush();
  expect([names(posted), most]).toEqual([all, 1]);
});
