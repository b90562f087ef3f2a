import { beforeEach, describe, expect, it, vi } from 'vitest';

type Account = { records: { value: { stationId: string } }[]; state: { syncedAt: number } };

/** What the device holds: the marks themselves, and the account's as long as somebody is signed in. */
const stored = { marks: new Set<string>(), account: undefined as Account | undefined };
const sent: unknown[] = [];
const listeners = new Set<(which: string) => void>();

vi.mock('#web/platform/device/device.ts', () => ({
  device: () => ({
    clock: { now: () => 0 },
    favourites: async () => [...stored.marks],
    setFavourite: async (_: string, id: string, marked: boolean) => {
      if (marked) stored.marks.add(id);
      else stored.marks.delete(id);
    },
    read: async () => stored.account,
    subscribe: (listener: (which: string) => void) => listeners.add(listener),
  }),
}));
vi.mock('#web/platform/device/outbox.ts', () => ({
  outbox: () => ({
    items: async () => [],
    enqueue: async (operation: string, variables: object) => {
      sent.push({ operation, ...variables });
      return { ok: true };
    },
    subscribe: () => undefined,
  }),
}));

const ofAccount = (...ids: string[]): Account => ({
  records: ids.map((stationId) => ({ value: { stationId } })),
  state: { syncedAt: 1 },
});

/** The page opened anew. */
const opened = async () => {
  vi.resetModules();
  listeners.clear();
  const { favourites } = await import('#web/domains/stations/device/favourites.ts');
  favourites.subscribe(() => undefined);
  const shown = async (): Promise<readonly string[]> => {
    await vi.waitFor(() => expect(favourites.current()).toBeDefined());
    return [...(favourites.current() ?? [])];
  };
  await shown();
  return { favourites, shown };
};

/** The session changes under the open page. */
const sessionBecomes = async (account: Account | undefined): Promise<void> => {
  stored.account = account;
  for (const listener of listeners) listener('stationFavourites');
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  stored.marks = new Set();
  stored.account = undefined;
  sent.splice(0);
});

describe('marked chargers', () => {
  it('of an account are shown to nobody while its session has ended', async () => {
    stored.account = ofAccount('mine');
    const { shown } = await opened();
    expect(await shown()).toEqual(['mine']);
    await sessionBecomes(undefined);
    expect(await shown()).toEqual([]);
    const { shown: afterwards } = await opened();
    expect(await afterwards()).toEqual([]);
    await sessionBecomes(ofAccount('mine'));
    expect(await afterwards()).toEqual(['mine']);
  });

  it('that somebody marks meanwhile are shown to them alone, and are not mixed with those of the account', async () => {
    stored.account = ofAccount('mine');
    await opened();
    stored.account = undefined;
    const { favourites, shown } = await opened();
    await favourites.mark('passing', true);
    expect(await shown()).toEqual(['passing']);
    expect(stored.marks).not.toContain('passing');
    await sessionBecomes(ofAccount('mine'));
    expect(await shown()).toEqual(['mine']);
  });

  it('of a guest are theirs, and become those of the account at sign-in', async () => {
    const { favourites, shown } = await opened();
    await favourites.mark('guest', true);
    expect(await shown()).toEqual(['guest']);
    sent.splice(0);
    await sessionBecomes(ofAccount('mine'));
    expect(sent).toMatchObject([
      { operation: 'setStationFavourite', stationId: 'guest', isFavourite: true },
    ]);
    expect(stored.marks).toContain('mine');
  });
});
