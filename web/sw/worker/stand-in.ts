import { inLocale, isLocale, LOCALES, type Written } from '#edge/contract/locale.ts';
import en from '#web/platform/i18n/messages/en/offline.ts';
import id from '#web/platform/i18n/messages/id/offline.ts';

const TEXTS: Written<typeof en | typeof id> = { en, id };

/**
 * The offline page under the address that was wanted. What is on the device instead stands in an
 * attribute: the address is the person's, and the scripts of the page are known by their hashes.
 */
export const withMarks = async (page: Response, marks: string): Promise<Response> => {
  const html = await page.text();
  const headers = new Headers(page.headers);
  // They belong to the bytes as they were.
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  const attribute = `data-offline="${marks.replaceAll('&', '&amp;')}"`;
  return new Response(html.replace('<html ', `<html ${attribute} `), { headers });
};

/** For when the caches are gone, the offline page with them. It looks again by itself. */
export const lastResort = (language: string): Response => {
  const locale = isLocale(language) ? language : LOCALES[0];
  const { 'cleared-title': title, 'cleared-body': body, retry } = inLocale(TEXTS, locale);
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="15"><title>ALVA</title><body style="font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1.25rem"><h1 style="font-size:1.5rem">${title}</h1><p>${body}</p><p><a href="" style="display:inline-block;padding:.75rem 0;color:inherit">${retry}</a></p></body></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
