import type { Page } from '@playwright/test';
import { emulator } from './newcomer.ts';

/** The code that the provider sent last. */
const newestCode = async (page: Page): Promise<string> => {
  const answer = await page.request.get(
    `${await emulator(page)}/emulator/v1/projects/demo-alva/verificationCodes`,
  );
  const { verificationCodes } = (await answer.json()) as { verificationCodes: { code: string }[] };
  return verificationCodes.at(-1)?.code ?? '';
};

/**
 * Types the code of a second factor.
 * @param code the one that was sent last when left out
 */
export const giveCode = async (page: Page, code?: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Enter the code' });
  const field = dialog.getByLabel('Code of six digits');
  // Only then has the provider sent one.
  await field.waitFor();
  await field.fill(code ?? (await newestCode(page)));
  await dialog.getByRole('button', { name: 'Continue' }).click();
};
