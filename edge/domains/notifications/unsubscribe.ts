import { textsOf, type Written } from '#edge/contract/locale.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { endMails } from './end-mails.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

interface Words {
  readonly ask: string;
  readonly button: string;
  readonly done: string;
}

const TEXTS: Written<Words> = {
  en: {
    ask: 'Do you want no more mails like this?',
    button: 'No more mails like this',
    done: 'You will get no more mails like this.',
  },
  id: {
    ask: 'Anda tidak ingin menerima email seperti ini lagi?',
    button: 'Berhenti menerima email seperti ini',
    done: 'Anda tidak akan menerima email seperti ini lagi.',
  },
};

const page = (of: (words: Words) => string): Response =>
  new Response(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>ALVA</title>${textsOf(
      TEXTS,
    )
      .map(({ locale, text }) => `<section lang="${locale}">${of(text)}</section>`)
      .join('')}`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

/**
 * `/api/notifications/unsubscribe/<token>`, without a sign-in. GET only asks: readers of mail open every
 * link. POST does it, from that page or by the reader's own button (RFC 8058); again is harmless.
 */
export const unsubscribe = async (
  token: string,
  method: string,
  { db, env, clock }: Deps,
): Promise<Response> => {
  const read = await readUnsubscribeToken(token, createCipher(cipherKeys(env)));
  if (read === undefined) throw new Refusal('NOT_FOUND', 'This link is not one of ours.');
  if (method !== 'POST')
    return page(
      ({ ask, button }) => `<p>${ask}</p><form method="post"><button>${button}</button></form>`,
    );
  await db.write([endMails(read.reader, read.purpose, clock())]);
  return page(({ done }) => `<p>${done}</p>`);
};
