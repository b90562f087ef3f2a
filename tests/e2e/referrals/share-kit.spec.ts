import decodeQR from 'qr/decode.js';
import { signInAs } from '#tests/e2e/offline/phone.ts';
import { expect, test } from '#tests/e2e/test.ts';

test('the share kit draws a picture for each model in both languages, whose QR code opens the affiliate’s link', async ({
  page,
}) => {
  await signInAs(page, 'affiliate@alva.demo');
  await page.goto('/en/orp-dashboard');
  const link = await page.getByText(/\?referralCode=/).textContent();
  await page.getByText('A picture for each model').click();
  const models = await page.getByLabel('Model', { exact: true }).locator('option').all();
  expect(models.length).toBeGreaterThan(1);
  for (const model of models) {
    const name = (await model.textContent()) ?? '';
    const slug = (await model.getAttribute('value')) ?? '';
    for (const language of ['en', 'id']) {
      await page.getByLabel('Model', { exact: true }).selectOption(slug);
      await page.getByLabel('Language of the picture').selectOption(language);
      const picture = page.getByRole('img', { name: `Picture of the ${name} with your QR code` });
      const download = page.getByRole('button', { name: 'Download picture' });
      await expect(download).toBeEnabled();
      // The lower right quarter: smaller than the whole to hand over, and larger than the code.
      const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const { naturalWidth, naturalHeight } = image;
        const [width, height] = [naturalWidth / 2, naturalHeight / 2];
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        context?.drawImage(image, -width, -height);
        return {
          naturalWidth,
          naturalHeight,
          width,
          height,
          data: [...(context?.getImageData(0, 0, width, height).data ?? [])],
        };
      });
      expect([drawn.naturalWidth, drawn.naturalHeight]).toEqual([1080, 1350]);
      expect(
        decodeQR({ ...drawn, data: Uint8ClampedArray.from(drawn.data) }, { timeLimit: 2_000 }),
      ).toBe(link?.replace('/en?', `/${language}?`));
      const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
      expect(saved.suggestedFilename()).toBe(`${slug}-${language}.png`);
    }
  }
});
