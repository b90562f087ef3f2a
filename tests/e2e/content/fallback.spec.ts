import { openDatabase } from '#db/open.ts';
import { expectAccessible } from '#tests/e2e/axe.ts';
import { storeUrl } from '#tests/e2e/offline/store.ts';
import { expect, test } from '#tests/e2e/test.ts';

const NEWEST = `page_name = (SELECT name FROM page WHERE kind = 'post' AND is_active = 1
  AND category = 'story' ORDER BY published_at DESC LIMIT 1)`;

/** The newest story loses its text in one language while `work` runs, and gets it back. */
const untranslated = async (
  locale: 'en' | 'id',
  work: (title: Readonly<Record<string, string>>) => Promise<void>,
): Promise<void> => {
  const db = openDatabase({ url: storeUrl() });
  const texts = await db.primary.execute(`SELECT * FROM page_text WHERE ${NEWEST}`);
  const titles = Object.fromEntries(texts.rows.map((row) => [row.locale, String(row.title)]));
  const row = texts.rows.find((each) => each.locale === locale);
  try {
    await db.primary.execute(`DELETE FROM page_text WHERE ${NEWEST} AND locale = '${locale}'`);
    await work(titles);
  } finally {
    const columns = texts.columns;
    await db.primary.execute({
      sql: `INSERT INTO page_text (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      args: columns.map((column) => row?.[column] ?? null),
    });
    db.close();
  }
};

for (const [locale, other, mark] of [
  ['en', 'id', 'in Indonesian'],
  ['id', 'en', 'dalam bahasa Inggris'],
] as const)
  test(`a story without a text in the language of the page stands there in the other, marked: ${locale}`, async ({
    page,
  }) => {
    await untranslated(locale, async (titles) => {
      await page.goto(`/${locale}/whats-new`);
      const card = page.getByRole('article').filter({ hasText: titles[other] ?? 'nothing' });
      await expect(card).toContainText(mark);
      await expect(card.getByRole('heading')).toHaveAttribute('lang', other);
      await expect(page.getByText(titles[locale] ?? '')).toHaveCount(0);
      await expectAccessible(page);
    });
  });
