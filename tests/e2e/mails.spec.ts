import { LOCALES } from '#edge/contract/locale.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './test.ts';

interface Gallery {
  readonly kinds: readonly string[];
  readonly templates: readonly { readonly name: string }[];
}

const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 600, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 600, colorScheme: 'light' },
] as const;

const FULL = process.env.TEST_FULL === '1';

/** A mail is shown inside somebody else's page, whose landmarks are not its to give. */
const OF_PAGES = /^(landmark-one-main|region): /;
/** They all have one frame and one set of colours: every so many is judged. */
const JUDGED = 15;

/** The short pass shows each mail once, in a language, with values and in a look by turns. */
test('every mail fits a phone and a desktop, light and dark, with the longest and with missing values @full', async ({
  page,
}) => {
  test.setTimeout(FULL ? 900_000 : 240_000);
  const { kinds, templates } = (await (
    await page.request.get('/api/mailbox/templates')
  ).json()) as Gallery;
  expect(templates.length).toBeGreaterThan(70);
  const mails = templates.flatMap(({ name }, at) => {
    const all = LOCALES.flatMap((locale) => kinds.map((kind) => `${name}.${locale}.${kind}`));
    return FULL ? all : all.filter((_, turn) => turn === at % all.length);
  });
  const faults: string[] = [];
  for (const [at, id] of mails.entries()) {
    const html = await (await page.request.get(`/api/mailbox/templates/${id}/mail`)).text();
    await page.setContent(html);
    for (const [turn, { width, colorScheme }] of LOOKS.entries()) {
      if (!FULL && turn !== at % LOOKS.length) continue;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const whole = await page.evaluate(() => document.documentElement.scrollWidth);
      const wrong = [
        ...(whole > width ? [`${whole} of ${width} px wide`] : []),
        ...(at % JUDGED === 0 ? await faultsOf(page) : []),
      ].filter((fault) => !OF_PAGES.test(fault));
      faults.push(...wrong.map((fault) => `${id}, ${colorScheme}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
