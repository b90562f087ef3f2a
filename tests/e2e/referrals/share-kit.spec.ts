import decodeQR from 'qr/decode.js';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { expect, test } from '#tests/e2e/test.ts';

/** The corner of a picture that has the code in it, as bytes of red, green, blue and opacity. */
const CORNER = 400;

test('the share kit draws a picture for each model in both languages, whose QR code opens the affiliate’s link @full', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'affiliate@alva.demo');
  await page.goto('/en/orp-dashboard');
  const link = await page.getByText(/\?referralCode=/).textContent();
  await page.getByText('A picture for each model').click();
  const kit = page.getByRole('group').filter({ hasText: 'A picture for each model' });
  const choice = kit.getByLabel('Model', { exact: true });
  await expect(choice).toBeVisible();
  const models = await choice
    .locator('option')
    .evaluateAll((options) =>
      (options as HTMLOptionElement[]).map(({ value, label }) => ({ slug: value, name: label })),
    );
  expect(models.length).toBeGreaterThan(1);
  for (const { slug, name } of models)
    for (const language of ['en', 'id']) {
      await choice.selectOption(slug);
      await kit.getByLabel('Language of the picture').selectOption(language);
      const download = kit.getByRole('button', { name: 'Download picture' });
      await expect(download).toBeEnabled();
      const picture = kit.getByRole('img', { name: `Picture of the ${name} with your QR code` });
      const drawn = await picture.evaluate(async (image: HTMLImageElement, side) => {
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const canvas = Object.assign(document.createElement('canvas'), {
          width: side,
          height: side,
        });
        const context = canvas.getContext('2d');
        context?.drawImage(image, side - width, side - height);
        const { data = [] } = context?.getImageData(0, 0, side, side) ?? {};
        return {
          width,
          height,
          bytes: btoa(Array.from(data, (b) => String.fromCharCode(b)).join('')),
        };
      }, CORNER);
      expect([drawn.width, drawn.height]).toEqual([1080, 1350]);
      const corner = { width: CORNER, height: CORNER, data: Buffer.from(drawn.bytes, 'base64') };
      expect(decodeQR(corner, { timeLimit: 2_000 })).toBe(link?.replace('/en?', `/${language}?`));
      const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
      expect(saved.suggestedFilename()).toBe(`${slug}-${language}.png`);
    }
});
