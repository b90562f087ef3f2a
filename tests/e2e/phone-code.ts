import type { Page } from '@playwright/test';

/** The code that went to a number last, as the page of messages shows it. */
export const codeTo = async (page: Page, number: string): Promise<string> => {
  const sent = (await (await page.request.get('/api/mailbox')).json()) as {
    to: string;
    text: string;
  }[];
  const digits = number.replace(/^0/, '62');
  const message = sent.find(({ to }) => to.replace('+', '') === digits);
  return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? '';
};
