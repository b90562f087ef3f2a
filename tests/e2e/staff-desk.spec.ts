import { expectAccessible } from './axe.ts';
import { signedIn } from './signed-in.ts';
import { expect, test } from './test.ts';

test('the desk on a small phone shows what waits and every tool in few screens; queues without work are one line', async ({
  browser,
}) => {
  const desk = await signedIn(browser, 'admin@alva.demo');
  await desk.setViewportSize({ width: 360, height: 740 });
  for (const [locale, nothing] of [
    ['en', /^Nothing waits in (one queue|\d+ queues)$/],
    ['id', /^Tidak ada yang menunggu di \d+ antrean$/],
  ] as const) {
    await desk.goto(`/${locale}/pstools`);
    const line = desk.getByText(nothing);
    await expect(line).toBeVisible();
    await expect(desk.getByRole('main').getByRole('link')).not.toHaveCount(0);
    expect((await desk.getByRole('main').boundingBox())?.height).toBeLessThan(4 * 740);
    const quiet = desk.getByRole('group').filter({ has: line }).getByRole('listitem');
    await expect(quiet.first()).toBeHidden();
    await line.click();
    await expect(quiet.first()).toBeVisible();
  }
  await expectAccessible(desk);
});
