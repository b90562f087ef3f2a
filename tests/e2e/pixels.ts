import type { Page } from '@playwright/test';

/** Mean brightness (0 to 255) of each row of a screenshot, from top to bottom. */
export const brightnessOfRows = async (page: Page, png: Buffer): Promise<number[]> => {
  // An empty page has no policy that keeps it from reading the picture.
  const empty = await page.context().newPage();
  const rows = await empty.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (context === null) return [];
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    return Array.from({ length: image.height }, (_, y) => {
      let sum = 0;
      for (let at = y * image.width * 4; at < (y + 1) * image.width * 4; at += 4)
        sum += ((bytes[at] ?? 0) + (bytes[at + 1] ?? 0) + (bytes[at + 2] ?? 0)) / 3;
      return sum / image.width;
    });
  }, png.toString('base64'));
  await empty.close();
  return rows;
};
