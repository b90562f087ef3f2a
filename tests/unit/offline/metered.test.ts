import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bringUpToDate } from '#web/platform/device/bring-up-to-date.ts';
import { keepOwnPages } from '#web/platform/device/own-pages.ts';
import { memoryStorage } from './device.ts';

/** What was fetched unasked. */
const fetched = { languages: [] as string[], pages: [] as string[], pictures: [] as string[] };

vi.mock('#web/platform/service-worker/ask.ts', () => ({
  controlled: async () => undefined,
  keepLanguages: async (languages: readonly string[]) => void fetched.languages.push(...languages),
  keepPage: async (path: string) => void fetched.pages.push(path),
}));
vi.mock('#web/platform/device/device.ts', () => {
  const copies: Record<string, object> = {
    products: { records: [{ value: { image: '/model-1600.avif' } }] },
    vehicles: { records: [{ value: { snapshot: '/own/side-960.avif' } }] },
  };
  return {
    device: () => ({
      clock: { now: () => 0 },
      connectivity: { subscribe: () => undefined },
      read: async (collection: string) =>
        copies[collection] && { ...copies[collection], state: { syncedAt: null } },
      refresh: async () => undefined,
    }),
  };
});
vi.mock('#web/platform/session/when-signed-in.ts', () => ({
  whenSignedIn: (run: (customerId: string) => void) => run('cus_owner'),
}));
vi.mock('#web/platform/session/browser.ts', () => ({
  session: () => ({ state: { kind: 'signed-in', customerId: 'cus_owner', isAffiliate: false } }),
}));
vi.mock('#web/platform/session/profile.ts', () => ({ loadProfile: async () => undefined }));
vi.mock('#web/platform/offline/persist.ts', () => ({ askToPersist: async () => false }));
vi.mock('#web/platform/offline/browser.ts', () => ({ browserStorage: () => memoryStorage() }));
vi.mock('#web/platform/device/search-index.ts', () => ({
  fetchSearchIndex: async () => void fetched.pages.push('the search index'),
}));

beforeEach(() => {
  for (const list of Object.values(fetched)) list.splice(0);
});

const filled = async (connection: object, isInstalled = false) => {
  vi.stubGlobal('navigator', { connection, serviceWorker: {} });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.pictures.push(path);
    return new Response('');
  });
  try {
    await bringUpToDate();
    keepOwnPages('en');
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  } finally {
    vi.unstubAllGlobals();
  }
  return fetched;
};

const OWN = '/own/hero-960.avif';
const MODEL = '/model-960.avif';

describe('what is fetched before anybody asks for it', () => {
  it('is everything on a line that costs nothing', async () => {
    const { languages, pages, pictures } = await filled({ type: 'wifi', effectiveType: '4g' });
    expect(pictures).toEqual([MODEL, OWN]);
    expect(languages).toEqual(['en', 'id']);
    expect(pages).toEqual(expect.arrayContaining(['/en/leaderboard', 'the search index']));
  });

  it.each([
    ['paid for by its volume', { type: 'cellular', effectiveType: '4g' }],
    ['that lets little through', { effectiveType: '2g' }],
  ])('is only the own motorcycle on a line %s', async (_, connection) => {
    expect(await filled(connection)).toEqual({ languages: [], pages: [], pictures: [OWN] });
  });

  it('is everything for an app on a phone, whose owner wants it there', async () => {
    const { languages, pages, pictures } = await filled({ type: 'cellular' }, true);
    expect(pictures).toEqual([MODEL, OWN]);
    expect(languages).toEqual(['en', 'id']);
    expect(pages).toContain('/en/leaderboard');
  });

  it('is nothing while data is saved, also for an app', async () => {
    expect(await filled({ saveData: true, type: 'wifi' }, true)).toEqual({
      languages: [],
      pages: [],
      pictures: [],
    });
  });
});
