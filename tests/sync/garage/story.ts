import { expect } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { dice } from '#tests/support/random.ts';
import { lastEnding } from '#web/domains/sharing/guests/book.ts';
import { isUnsent, needsPerson } from '#web/platform/offline/outbox/item.ts';
import { Browser, COLLECTIONS, type Tab } from './browser.ts';
import { check } from './checks.ts';
import { createLedger } from './ledger.ts';
import { createNetwork } from './network.ts';
import { GUESTS, OWNERS, startGarage, VEHICLES, vinOf } from './server.ts';

const booksOf = async (tab: Tab): Promise<ShareRecord[]> =>
  (await tab.store.list('shares')).map(({ value }) => value as ShareRecord);

/**
 * Plays one story; the seed is the whole of it. Two browsers of one owner, one of another, one of a
 * guest; several tabs each; after every step everything that must hold is looked at.
 */
export const play = async (seed: number, steps: number): Promise<void> => {
  const random = dice(seed);
  const server = await startGarage(`garage-${seed}`);
  const network = createNetwork(server, random);
  const real = { fetch: globalThis.fetch, location: globalThis.location };
  Object.assign(globalThis, { fetch: network.fetch, location: { href: `${server.origin}/` } });
  const ledger = createLedger();
  const seen = { receipts: new Set<string>(), rights: new Set<string>() };
  const people = [OWNERS[0], OWNERS[0], OWNERS[1], GUESTS[0]];
  const browsers = people.map(
    (person, at) => new Browser(`browser-${at}`, person, server, network, random),
  );
  const signIn = async (browser: Browser, person: string): Promise<void> => {
    browser.cookie = await server.signIn(person);
  };
  for (const browser of browsers) {
    await signIn(browser, browser.person);
    await browser.openTab();
    if (random.chance(0.5)) await browser.openTab();
    await browser.act((tab) => browser.refresh(tab));
  }

  /** Mostly about the same few, so that writes meet in one line and on two phones. */
  const someOf = <T>(all: readonly T[]): T =>
    random.pick(random.chance(0.7) ? all.slice(0, 1) : all);

  /** What a guest does about a loan that somebody offers; `false` when nobody does. */
  const answer = async (browser: Browser, tab: Tab): Promise<boolean> => {
    const offers = await tab.store.list('shareOffers');
    if (offers.length === 0 || random.chance(0.3)) return false;
    const { id } = random.pick(offers);
    const written = random.chance(0.7)
      ? await tab.outbox.enqueue('acceptShareEv', { id })
      : await tab.outbox.enqueue('declineShareEv', { id, endingId: newId('end', browser.now()) });
    if (written.ok) ledger.wrote(browser, written.item);
    return true;
  };

  const write = async (browser: Browser, tab: Tab): Promise<void> => {
    if (await answer(browser, tab)) return;
    const vin = vinOf(someOf(VEHICLES));
    const isGuest = browser.person.startsWith('cus_g');
    const uID = isGuest ? browser.person : someOf(GUESTS);
    const now = browser.now();
    const start = now + random.pick([0, 0, 1, 2, 30]) * HOUR_MS;
    const wanted =
      isGuest || random.chance(0.4)
        ? await tab.outbox.enqueue('revokeShareEv', { vin, uID, id: newId('end', now) })
        : await tab.outbox.enqueue('shareEv', {
            vin,
            uID,
            id: newId('shr', now),
            loanStart: new Date(start).toISOString(),
            loanEnd: new Date(start + (4 + random.roll(300)) * HOUR_MS).toISOString(),
            allows: ['BATTERY'],
            assumes: {
              lastEnding: lastEnding(await booksOf(tab), await tab.outbox.items(), vin, uID),
            },
          });
    if (wanted.ok) ledger.wrote(browser, wanted.item);
  };

  /** What a person does about a write that waits for them. */
  const decide = async (tab: Tab, giveUp = random.chance(0.5)): Promise<void> => {
    const stuck = (await tab.outbox.items()).filter(needsPerson);
    if (stuck.length === 0) return;
    const item = random.pick(stuck);
    if (giveUp) {
      ledger.gaveUp(item);
      await tab.outbox.discard(item);
      return;
    }
    if (item.state !== 'conflict') return tab.outbox.retry(item);
    // The key changes at once, before the answer can come: note it first.
    const stop = tab.outbox.subscribe(() => undefined);
    await tab.outbox.insist(item);
    stop();
    const after = (await tab.outbox.items()).find(({ seq }) => seq === item.seq);
    if (after === undefined) ledger.gaveUp(item);
    else ledger.rewrote(item, after);
  };

  const acts: readonly (readonly [weight: number, act: () => Promise<unknown>])[] = [
    [10, () => on((browser, tab) => write(browser, tab))],
    [
      3,
      () =>
        on(async (browser, tab) => {
          for (let n = 0; n < 3; n++) await write(browser, tab);
        }),
    ],
    [6, () => on((_, tab) => tab.outbox.flush(random.chance(0.3) ? { eager: 'all' } : {}))],
    [4, () => on((browser, tab) => browser.refresh(tab))],
    [
      2,
      // Two tabs at once.
      () =>
        on((browser, tab) =>
          Promise.all([tab.outbox.flush(), random.pick(browser.tabs).outbox.flush()]),
        ),
    ],
    [3, () => on((_, tab) => decide(tab))],
    [3, async () => random.pick(browsers).doom()],
    [1, () => random.pick(browsers).openTab()],
    [2, () => network.deliverLate()],
    [3, async () => server.pass(random.roll(6) * HOUR_MS + MINUTE_MS)],
    [2, () => server.tick()],
    [
      1,
      async () => {
        network.trouble = random.pick([0, 0.3, 0.7, 1]);
      },
    ],
    [
      1,
      // The session ends, or somebody else signs in by another way; later it is theirs again.
      async () => {
        const browser = random.pick(browsers);
        const whose = random.pick([
          browser.person,
          browser.person,
          undefined,
          ...OWNERS,
          ...GUESTS,
        ]);
        if (whose === undefined) browser.cookie = undefined;
        else await signIn(browser, whose);
      },
    ],
    [1, () => server.transfer(random.pick(VEHICLES), random.pick(OWNERS))],
    [1, () => server.upheaval(random.pick(['prune', 'restore']))],
    [
      1,
      async () => {
        if (!random.chance(0.3)) return;
        server.pass(8 * DAY_MS);
        network.forgetLate();
        for (const browser of browsers) await signIn(browser, browser.person);
      },
    ],
    [
      1,
      async () => {
        if (!random.chance(0.4)) return;
        const browser = random.pick(browsers);
        ledger.gaveUpAll((await browser.disk()).items);
        const person = random.pick([...OWNERS, GUESTS[0]]);
        await browser.handOver(person, await server.signIn(person));
      },
    ],
  ];
  const on = async (work: (browser: Browser, tab: Tab) => Promise<unknown>): Promise<void> => {
    const browser = random.pick(browsers);
    await browser.act((tab) => work(browser, tab));
  };
  const all = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

  /** The network heals, everybody signs in, people decide; then nothing may be left. */
  const settle = async (): Promise<void> => {
    network.trouble = 0;
    for (const browser of browsers) await signIn(browser, browser.person);
    for (let round = 0; round < 60; round++) {
      server.pass(20 * MINUTE_MS);
      let left = 0;
      for (const browser of browsers) {
        await browser.act((tab) => decide(tab, true));
        await browser.act((tab) => tab.outbox.flush({ eager: 'all' }));
        left += (await browser.disk()).items.filter(isUnsent).length;
      }
      if (left === 0) break;
    }
    // Every loan has begun by every clock: a device that was told ahead shows what a new one shows.
    server.pass(40 * HOUR_MS);
    await server.tick();
    for (const browser of browsers) {
      await browser.act((tab) => browser.refresh(tab));
      await browser.act((tab) => tab.outbox.flush());
    }
  };

  const contentsOf = async (browser: Browser): Promise<unknown> => {
    const contents: unknown[] = [];
    await browser.act(async (tab) => {
      for (const collection of COLLECTIONS)
        contents.push((await tab.store.list(collection)).map(({ id, value }) => [id, value]));
      contents.push((await tab.outbox.items()).length);
    });
    return contents;
  };

  try {
    for (let step = 0; step < steps; step++) {
      await random.pick(all)();
      await check(server, browsers, ledger, seen);
    }
    await settle();
    await check(server, browsers, ledger, seen);
    for (const browser of browsers) {
      const { person, skew } = browser;
      const newcomer = new Browser('newcomer', person, server, network, dice(0), skew);
      await signIn(newcomer, browser.person);
      await newcomer.openTab();
      await newcomer.act((tab) => newcomer.refresh(tab));
      expect(await contentsOf(browser), browser.name).toEqual(await contentsOf(newcomer));
    }
  } catch (error) {
    throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    Object.assign(globalThis, real);
    server.stop();
  }
};
