import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '#edge/contract/locale.ts';

const FOLDER = join(import.meta.dirname, '../../../web/public/pictures/app');
const FEW_BYTES = 25 * 1024;

it.each(
  LOCALES.flatMap((locale) =>
    ['light', 'dark'].flatMap((theme) =>
      ['motorcycle', 'charger'].map((screen) => `${screen}-${locale}-${theme}.avif`),
    ),
  ),
)('the screen of the app %s is there and light', (name) => {
  expect(statSync(join(FOLDER, name)).size).toBeLessThan(FEW_BYTES);
});
