import { wholeChromium } from '#tests/chromium.mjs';

const executablePath = wholeChromium() ?? '';

/** For what the headless shell does not do: background sync. */
export const WHOLE_BROWSER =
  executablePath === '' ? { channel: 'chromium' } : { launchOptions: { executablePath } };
