import type { Page } from '@playwright/test';
import type { Keyboard } from './keyboard.ts';

/** Chooses paint, battery and, once the page has asked for it, the dealer whose name begins so. */
export const configureByKeyboard = async (
  page: Page,
  { choose, press, expectFocus }: Keyboard,
  dealer: string,
): Promise<void> => {
  await choose('Casual Blue', 'Indie Red');
  await choose(/^Two batteries/, /^Battery subscription/);
  await press('button', 'Choose a dealer');
  await expectFocus('combobox', 'Dealer');
  await page.keyboard.type(dealer);
};
