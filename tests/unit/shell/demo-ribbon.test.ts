import { runInNewContext, Script } from 'node:vm';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { DEMO_READ_KEY, demoScript } from '#web/domains/content/shell/demo-read.ts';
import { DemoRibbon } from '#web/domains/content/shell/demo-ribbon.tsx';
import { DEMO_DISMISS } from '#web/domains/content/shell/late-ids.ts';
import { earlyFailuresScript } from '#web/platform/early-failures-script.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';
import { offerScript } from '#web/platform/install/offer-script.ts';
import { themeScript } from '#web/platform/theme/script.ts';

vi.mock('#web/platform/i18n/server.ts', async () => {
  const { default: frame } = await import('#web/platform/i18n/messages/en/frame.ts');
  return { getScopedI18n: async () => (key: keyof typeof frame) => frame[key] };
});

/** The ribbon itself; the list that stands in for Google's window; invented riders outside a demonstration. */
const MAY_SAY_SO = /^(frame\.demo\.|account\.chooser\.|catalog\.riders\.demo$)/;

it.each(['en', 'id'] as const)(
  'only the ribbon says in %s that a demonstration is one',
  async (locale) => {
    const others = Object.entries(await catalogueIn(locale)).flatMap(([scope, messages]) =>
      Object.entries(messages)
        .filter(([key]) => !MAY_SAY_SO.test(`${scope}.${key}`))
        .filter(([, text]) => /\bdemo\b|\brekaan\b|\bmade.up data\b/i.test(String(text)))
        .map(([key]) => `${scope}.${key}`),
    );
    expect(others).toEqual([]);
  },
);

it('the ribbon says it in one sentence, with a button that puts it away', async () => {
  const html = await new Response((await prerender(createElement(DemoRibbon))).prelude).text();
  expect(html).toContain('all of this is made up');
  expect(html).toContain(`id="${DEMO_DISMISS}" aria-label="Got it, hide this"`);
});

it.each([
  ['1', 'read'],
  [null, undefined],
])('a ribbon with the note %j is %s before the first paint', (noted, demo) => {
  const document = { documentElement: { dataset: {} as Record<string, string> } };
  const localStorage = { getItem: (key: string) => (key === DEMO_READ_KEY ? noted : null) };
  runInNewContext(demoScript, { document, localStorage });
  expect(document.documentElement.dataset.demo).toBe(demo);
});

it('a browser that refuses storage still shows the page', () => {
  const document = { documentElement: { dataset: {} } };
  expect(() => runInNewContext(demoScript, { document })).not.toThrow();
});

it('the scripts of the document are one script that parses', () => {
  expect(
    () => new Script(earlyFailuresScript + themeScript + offerScript + demoScript),
  ).not.toThrow();
});
