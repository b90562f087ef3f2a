import { describe, expect, it } from 'vitest';
import { openPushed, type Shown, showPush } from '#web/sw/worker/push.ts';

const ORIGIN = 'https://alva.test';

const browser = (open: readonly string[] = []) => {
  const did: unknown[] = [];
  const windows = open.map((url) => ({
    url,
    focus: async () => void did.push(['focus', url]),
    postMessage: (message: unknown) => void did.push(['message', message]),
  }));
  const shown = {
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void did.push(['show', title, options]),
    },
    navigator: { setAppBadge: async (count: number) => void did.push(['badge', count]) },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void did.push(['open', url]),
    },
    location: { origin: ORIGIN },
  } as unknown as Shown;
  return { shown, did };
};

const push = (navigate: string) =>
  JSON.stringify({
    web_push: 8030,
    notification: { title: 'Order paid', body: 'K7', lang: 'en', tag: 'ntf_1', navigate },
    app_badge: 4,
  });

describe('a push that arrives', () => {
  it('is shown under its tag, counted on the icon, and pages are told to look', async () => {
    const { shown, did } = browser([`${ORIGIN}/en`]);
    await showPush(push(`${ORIGIN}/en/my-orders/ord_1`), shown);
    expect(did).toMatchObject([
      ['show', 'Order paid', { tag: 'ntf_1', body: 'K7', lang: 'en' }],
      ['badge', 4],
      ['message', { type: 'PUSHED' }],
    ]);
  });

  it('leads to no other site, whatever it says', async () => {
    for (const navigate of ['https://evil.test/', 'javascript:alert(1)', '']) {
      const { shown, did } = browser();
      await showPush(push(navigate), shown);
      expect(did[0]).toMatchObject(['show', 'Order paid', { data: { navigate: `${ORIGIN}/` } }]);
    }
  });

  it.each(['', 'text', '{}', 'null'])(
    'of another form (%j) shows something all the same',
    async (text) => {
      const { shown, did } = browser();
      await showPush(text, shown);
      expect(did).toMatchObject([['show', 'ALVA', { data: { navigate: `${ORIGIN}/` } }]]);
    },
  );
});

describe('a notification that is tapped', () => {
  it('shows the tab that is on its page already, else opens one', async () => {
    const page = `${ORIGIN}/en/my-orders/ord_1`;
    const there = browser([`${ORIGIN}/en`, page]);
    await openPushed({ navigate: page }, there.shown);
    expect(there.did).toEqual([['focus', page]]);
    const elsewhere = browser([`${ORIGIN}/en`]);
    await openPushed({ navigate: page }, elsewhere.shown);
    expect(elsewhere.did).toEqual([['open', page]]);
  });
});
