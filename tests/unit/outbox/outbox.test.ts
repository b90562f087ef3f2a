import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { browser, texts } from './browser.ts';

const a = (text: string) => ({ entity: 'a', text });
const b = (text: string) => ({ entity: 'b', text });

const offline = async () => ({ kind: 'unreachable' }) as const;

describe('the outbox of one tab', () => {
  it('has a write on the disk before it leaves, and only what the allow-list names', async () => {
    const { tab, state, posted } = browser();
    const outbox = tab();
    let stored: object | undefined;
    state.answer = async () => {
      [stored] = await outbox.items();
      return { kind: 'done' };
    };
    await outbox.enqueue('note', a('one'));
    await outbox.flush();
    expect(posted).toHaveLength(1);
    expect(Object.keys(stored ?? {}).sort()).toEqual(
      [
        'about',
        'attempts',
        'bytes',
        'code',
        'confirmed',
        'conflict',
        'createdAt',
        'entity',
        'key',
      ].concat(['notBefore', 'offset', 'operation', 'seq', 'state', 'uncertain', 'variables']),
    );
    expect(JSON.stringify(stored)).not.toMatch(/authorization|bearer|cookie|token/i);
    expect(await outbox.items()).toEqual([]);
    // @ts-expect-error an operation that is not on the list
    expect(await outbox.enqueue('pay', a('one'))).toEqual({ ok: false, reason: 'signed-out' });
  });

  it('keeps exactly the 4th and 5th when the 4th of 5 is refused', async () => {
    const { tab, state, posted } = browser();
    state.answer = offline;
    const outbox = tab();
    for (const text of ['1', '2', '3', '4', '5']) await outbox.enqueue('note', a(text));
    await outbox.flush();
    posted.length = 0;
    state.answer = async ({ variables }) =>
      (variables as { text: string }).text === '4'
        ? { kind: 'refused', code: 'BAD_USER_INPUT' }
        : { kind: 'done' };
    await outbox.flush({ eager: 'all' });
    expect(texts(posted.map(({ item }) => item))).toEqual(['1', '2', '3', '4']);
    const left = await outbox.items();
    expect(texts(left)).toEqual(['4', '5']);
    expect(left.map(({ state: at, code }) => [at, code])).toEqual([
      ['refused', 'BAD_USER_INPUT'],
      ['waiting', null],
    ]);
  });

  it('lets a poisoned write hold up its own entity alone, until somebody decides', async () => {
    const { tab, state } = browser();
    state.answer = async ({ entity }) =>
      entity === 'a' ? { kind: 'refused', code: 'FORBIDDEN' } : { kind: 'done' };
    const outbox = tab();
    await outbox.enqueue('note', a('poison'));
    await outbox.enqueue('note', a('behind it'));
    await outbox.enqueue('note', b('elsewhere'));
    await outbox.flush();
    const [poison, behind] = await outbox.items();
    expect(texts(await outbox.items())).toEqual(['poison', 'behind it']);
    state.answer = async () => ({ kind: 'done' });
    if (poison) await outbox.discard(poison);
    await outbox.flush();
    expect(await outbox.items()).toEqual([]);
    expect(behind?.state).toBe('waiting');
  });

  it('sends the same key again when no answer came, and counts the attempts', async () => {
    const { tab, state, posted } = browser();
    state.answer = offline;
    const outbox = tab();
    await outbox.enqueue('note', a('one'));
    await outbox.flush();
    await outbox.flush({ eager: 'all' });
    const [item] = await outbox.items();
    expect(item).toMatchObject({ state: 'waiting', uncertain: true });
    expect(item?.attempts).toBe(posted.length);
    state.answer = async () => ({ kind: 'done' });
    await outbox.flush({ eager: 'all' });
    expect(new Set(posted.map(({ item: { key } }) => key)).size).toBe(1);
    expect(posted.length).toBeGreaterThan(2);
    expect(state.online).toBe(true);
  });

  // A session that ended (401); another person signed in (409).
  it.each(['locked', 'other-person'] as const)('stops at %s and keeps everything', async (kind) => {
    const { tab, state, posted } = browser();
    state.answer = async () => ({ kind });
    const outbox = tab();
    await outbox.enqueue('note', a('one'));
    await outbox.enqueue('note', b('two'));
    await outbox.flush();
    posted.length = 0;
    expect(await outbox.flush()).toBe(kind);
    expect(posted).toHaveLength(1);
    expect(await outbox.items()).toMatchObject([
      { state: 'waiting', attempts: 0, uncertain: false },
      { state: 'waiting', attempts: 0 },
    ]);
  });

  it('waits longer each time the server stumbles, and lets other entities go on', async () => {
    const { tab, state, posted, timers } = browser();
    state.answer = async ({ entity }) =>
      entity === 'a' ? { kind: 'later', code: 'UNAVAILABLE' } : { kind: 'done' };
    const outbox = tab();
    await outbox.enqueue('note', a('busy'));
    await outbox.enqueue('note', b('fine'));
    await outbox.flush();
    expect(texts(await outbox.items())).toEqual(['busy']);
    const waits: number[] = [];
    for (let round = 0; round < 12; round++) {
      const [item] = await outbox.items();
      waits.push((item?.notBefore ?? 0) - state.now);
      state.now = item?.notBefore ?? 0;
      await outbox.flush();
    }
    expect(waits.slice(0, 4)).toEqual([1_500, 3_000, 6_000, 12_000]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15 * 60_000);
    expect(timers).toHaveLength(1);
    const before = posted.length;
    await outbox.flush();
    expect(posted).toHaveLength(before);
    await outbox.flush({ eager: 'all' });
    expect(posted).toHaveLength(before + 1);
  });

  it('is not held back by a clock that was set to yesterday', async () => {
    const { tab, state } = browser();
    state.answer = async () => ({ kind: 'later', code: 'UNAVAILABLE' });
    const outbox = tab();
    await outbox.enqueue('note', a('one'));
    await outbox.flush();
    state.now -= DAY_MS;
    state.answer = async () => ({ kind: 'done' });
    await outbox.flush();
    expect(await outbox.items()).toEqual([]);
  });

  it('asks before it sends what is older than 7 days', async () => {
    const { tab, state, posted } = browser();
    state.answer = offline;
    const outbox = tab();
    await outbox.enqueue('note', a('old'));
    await outbox.flush();
    state.now += 7 * DAY_MS + 1;
    posted.length = 0;
    state.answer = async () => ({ kind: 'done' });
    await outbox.flush();
    expect(posted).toEqual([]);
    const [item] = await outbox.items();
    expect(item?.state).toBe('asks');
    if (item) await outbox.retry(item);
    await outbox.flush();
    expect(posted).toHaveLength(1);
    expect(await outbox.items()).toEqual([]);
  });

  it('lets a person edit what certainly did not arrive, under a new key', async () => {
    const { tab, state, posted } = browser();
    state.answer = async () => ({ kind: 'refused', code: 'BAD_USER_INPUT' });
    const outbox = tab();
    await outbox.enqueue('note', a('wrong'));
    await outbox.flush();
    const [item] = await outbox.items();
    if (!item) throw new Error('it was refused');
    state.answer = async () => ({ kind: 'done' });
    expect(await outbox.edit(item, a('right'))).toBe(true);
    await outbox.flush();
    expect(texts(posted.map((each) => each.item))).toEqual(['wrong', 'right']);
    expect(new Set(posted.map((each) => each.item.key)).size).toBe(2);

    state.answer = offline;
    await outbox.enqueue('note', a('maybe arrived'));
    await outbox.flush();
    const [uncertain] = await outbox.items();
    expect(uncertain && (await outbox.edit(uncertain, a('other')))).toBe(false);
    expect(texts(await outbox.items())).toEqual(['maybe arrived']);
  });

  it('leaves a conflict to a person, who may insist knowing what happened', async () => {
    const { tab, state, posted } = browser();
    state.answer = async () => ({ kind: 'conflict', code: 'CHANGED', conflict: 'v2' });
    const outbox = tab();
    await outbox.enqueue('note', a('mine'));
    await outbox.flush();
    const [item] = await outbox.items();
    expect(item).toMatchObject({ state: 'conflict', code: 'CHANGED', conflict: 'v2' });
    state.answer = async () => ({ kind: 'done' });
    expect(item && (await outbox.insist(item))).toBe(true);
    await outbox.flush();
    expect(texts(posted.map((each) => each.item))).toEqual(['mine', 'mine after v2']);
  });

  it('shows what took effect until the copy on the device shows it', async () => {
    const { tab, state } = browser();
    state.pulls = false;
    const outbox = tab();
    await outbox.enqueue('listed', a('one'));
    await outbox.flush();
    expect(await outbox.items()).toMatchObject([{ state: 'sent' }]);
    state.pulls = true;
    await outbox.flush();
    expect(await outbox.items()).toEqual([]);
  });

  it('does not take down offline what has to be online, and says so', async () => {
    const { tab, state } = browser();
    const outbox = tab();
    state.online = false;
    expect(await outbox.enqueue('onlineOnly', a('x'))).toEqual({ ok: false, reason: 'offline' });
    expect(await outbox.items()).toEqual([]);
  });

  it('refuses for good what a newer build no longer offers, without losing it', async () => {
    const { tab, state } = browser();
    state.answer = offline;
    const outbox = tab();
    const queued = await outbox.enqueue('note', a('one'));
    await outbox.flush();
    if (!queued.ok) throw new Error('it was taken down');
    const { openDevice } = await import('#web/platform/offline/database.ts');
    const db = await openDevice('cus_a', () => {});
    await db.put('outbox', { ...queued.item, operation: 'gone' });
    db.close();
    await outbox.flush();
    expect(await outbox.items()).toMatchObject([{ state: 'refused', code: 'NO_LONGER_POSSIBLE' }]);
  });
});

describe('the outbox of several tabs and people', () => {
  it('sends each write once, also those of a tab that has to wait its turn', async () => {
    const { tab, state, posted } = browser();
    const [one, two, three] = [tab(), tab(), tab()];
    state.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return { kind: 'done' };
    };
    await Promise.all(
      [one, two, three].flatMap((outbox, nth) =>
        [1, 2, 3, 4].map((n) => outbox?.enqueue('note', { entity: `${nth}`, text: `${nth}.${n}` })),
      ),
    );
    await Promise.all([one?.flush(), two?.flush(), three?.flush()]);
    expect(new Set(posted.map(({ item }) => item.key)).size).toBe(12);
    expect(posted).toHaveLength(12);
    for (const lane of ['0', '1', '2']) {
      const sent = texts(posted.filter(({ item }) => item.entity === lane).map(({ item }) => item));
      expect(sent).toEqual([...sent].sort());
    }
    expect(await one?.items()).toEqual([]);
  });

  it('goes on in another tab where one crashed in the middle of a request', async () => {
    const { tab, state, posted } = browser();
    const first = tab();
    state.answer = () => Promise.reject(new Error('the tab is gone'));
    await first.enqueue('note', a('one'));
    await first.flush().catch(() => undefined);
    const second = tab();
    state.answer = async () => ({ kind: 'done' });
    await second.flush();
    expect(await second.items()).toEqual([]);
    expect(new Set(posted.map(({ item }) => item.key)).size).toBe(1);
  });

  it("keeps one person's writes from another's, and a guest's from both", async () => {
    const { tab, state, posted } = browser();
    state.answer = offline;
    const outbox = tab(null);
    expect(await outbox.enqueue('note', a('x'))).toEqual({ ok: false, reason: 'signed-out' });
    await outbox.enqueue('anybody', a('as a guest'));
    outbox.person('cus_a');
    await outbox.enqueue('note', a('as A'));
    await outbox.flush();
    outbox.person('cus_b');
    expect(texts(await outbox.items())).toEqual(['as a guest']);
    posted.length = 0;
    state.answer = async () => ({ kind: 'done' });
    await outbox.flush({ eager: 'all' });
    expect(posted.map(({ owner }) => owner)).toEqual(['public']);
    outbox.person('cus_a');
    await outbox.flush({ eager: 'all' });
    expect(posted.map(({ owner }) => owner)).toEqual(['public', 'cus_a']);
  });

  it('says nothing of what waits, and sends nothing, until it is known who is signed in', async () => {
    const { tab, unknownTab, state, posted } = browser();
    state.answer = offline;
    await tab().enqueue('note', a('written before'));
    await tab().flush();
    posted.length = 0;
    state.answer = async () => ({ kind: 'done' });
    const opened = unknownTab();
    const answers: unknown[] = [];
    const requests = [
      opened.items().then((items) => answers.push(texts(items))),
      opened.unsent().then((count) => answers.push(count)),
      opened.flush({ eager: 'all' }).then((kind) => answers.push(kind)),
      opened.enqueue('note', a('too early')).then(({ ok }) => answers.push(ok)),
    ];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answers).toEqual([]);
    expect(posted).toEqual([]);
    opened.person('cus_a');
    await Promise.all(requests);
    await opened.flush();
    expect(texts(posted.map(({ item }) => item))).toEqual(['written before', 'too early']);
    expect(posted.map(({ owner }) => owner)).toEqual(['cus_a', 'cus_a']);
    expect(answers).toContain(true);
  });

  it('writes nothing back once somebody signs out in the middle of a request', async () => {
    const { tab, state, gateOf } = browser();
    const outbox = tab();
    state.answer = async () => {
      gateOf('cus_a').close();
      return { kind: 'done' };
    };
    await outbox.enqueue('note', a('one'));
    expect(await outbox.flush()).toBe('closed');
    expect(await outbox.enqueue('note', a('two'))).toEqual({ ok: false, reason: 'signed-out' });
  });
});
