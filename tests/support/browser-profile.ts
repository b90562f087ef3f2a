import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '#tests/chromium.mjs';

/** In a browser process of its own that has on its disk what the ones before left in `folder`. */
export const inProfile = async <T>(
  folder: string,
  run: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const viewport = { width: 390, height: 844 };
  const executablePath = await ensureChromium();
  const options = { viewport, ...(executablePath && { executablePath }) };
  const context = await chromium.launchPersistentContext(folder, options);
  try {
    return await run(context);
  } finally {
    await context.close();
  }
};
