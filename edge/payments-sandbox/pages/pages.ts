import { type Context, Hono } from 'hono';
import { localeFrom } from '#edge/contract/locale.ts';
import { isPaymentMethod, methodsFor } from '#edge/contract/payments/methods.ts';
import type { Bank } from '#edge/payments-sandbox/bank.ts';
import type { Transaction } from '#edge/payments-sandbox/model.ts';
import type { Store } from '#edge/payments-sandbox/store.ts';
import { SCRIPT, sendPage } from './layout.ts';
import { wordsOf } from './texts.ts';
import {
  cardForm,
  instructions,
  type Looks,
  methodList,
  otpForm,
  outcome,
  summary,
} from './views.ts';

interface PagesOptions {
  readonly store: Store;
  readonly bank: Bank;
  readonly clock: () => number;
}

/** Where the browser goes afterwards; the store believes none of it. */
const finishOf = (t: Transaction): string => {
  if (!URL.canParse(t.finishUrl)) return '/';
  const url = new URL(t.finishUrl);
  url.searchParams.set('order_id', t.orderId);
  url.searchParams.set('transaction_status', t.status ?? 'pending');
  return url.href;
};

/** What a customer sees: methods, card and password, numbers to pay to, and how it ended. */
export const createPages = ({ store, bank, clock }: PagesOptions): Hono => {
  const pages = new Hono();
  pages.get('/page.js', (c) => c.body(SCRIPT, 200, { 'content-type': 'text/javascript' }));

  const looksOf = (c: Context, t: Transaction): Looks => {
    const locale = localeFrom(c.req.query('lang') ?? t.locale);
    const path = `/snap/v2/vtweb/${t.token}`;
    const at = (part: string) => `${path}${part}?lang=${locale}`;
    return { locale, words: wordsOf(locale), t, at, finish: finishOf(t) };
  };

  const viewOf = (looks: Looks, path: string) => {
    const { t } = looks;
    if (t.status === 'capture' && t.fraud === 'challenge') return outcome(looks, 'review');
    if (t.status !== undefined && !['pending', 'deny', 'expire', 'cancel'].includes(t.status))
      return outcome(looks, 'paid');
    if (bank.isOver(t)) return outcome(looks, 'over');
    if (path.endsWith('/card')) return cardForm(looks);
    if (path.endsWith('/otp') && t.waiting !== undefined) return otpForm(looks);
    if (path.endsWith('/methods')) return methodList(looks, methodsFor({ amountIdr: t.amount }));
    if (t.status === 'pending') return instructions(looks);
    if (t.status === 'deny') return outcome(looks, 'denied');
    return methodList(looks, methodsFor({ amountIdr: t.amount }));
  };

  const show = (c: Context, t: Transaction) => {
    const looks = looksOf(c, t);
    const { words, locale } = looks;
    return sendPage(c, {
      locale,
      script: '/page.js',
      title: words('title'),
      demo: words('demo'),
      inLanguage: (other) => `${c.req.path}?lang=${other}`,
      body: viewOf(looks, c.req.path).then((view) => summary(looks, view)),
    });
  };

  /** A card is only charged at first; its bank settles that by itself. */
  const settleLater = (t: Transaction): void => {
    if (t.status !== 'capture' || t.fraud !== 'accept') return;
    const { transactionId } = t;
    setTimeout(() => {
      if (t.status === 'capture' && t.transactionId === transactionId) bank.settle(t);
    }, store.state.behaviour.settleMs).unref();
  };

  const base = '/snap/v2/vtweb/:token';
  const withTransaction =
    (handle: (c: Context, t: Transaction) => Response | Promise<Response>) => (c: Context) => {
      const t = store.byToken(c.req.param('token') ?? '');
      return t === undefined ? c.notFound() : handle(c, t);
    };
  for (const part of ['', '/card', '/otp', '/methods'])
    pages.get(`${base}${part}`, withTransaction(show));
  pages.get(
    `${base}/state`,
    withTransaction((c, t) => c.text(`${t.status}`)),
  );
  pages.get(
    `${base}/qr`,
    withTransaction((c, t) => c.redirect(`/v2/qris/${t.transactionId}/qr-code`)),
  );

  // A form of another site is not the customer's.
  pages.use('/snap/v2/*', async (c, next) => {
    const origin = c.req.header('origin');
    if (c.req.method === 'POST' && origin !== undefined && origin !== new URL(c.req.url).origin)
      return c.text('Not from here.', 403);
    return next();
  });
  const back = (c: Context, t: Transaction, part = '') =>
    c.redirect(`/snap/v2/vtweb/${t.token}${part}?lang=${c.req.query('lang') ?? t.locale}`, 303);
  const field = async (c: Context, name: string): Promise<string> =>
    String((await c.req.parseBody())[name] ?? '');

  pages.post(
    `${base}/choose`,
    withTransaction(async (c, t) => {
      const method = await field(c, 'method');
      if (method === 'credit_card') return back(c, t, '/card');
      if (isPaymentMethod(method)) bank.choose(t, method);
      return back(c, t);
    }),
  );
  pages.post(
    `${base}/card`,
    withTransaction(async (c, t) => {
      const cardAnswer = bank.card(t, (await field(c, 'number')).replace(/\D/g, ''));
      settleLater(t);
      return back(c, t, cardAnswer === 'asks' ? '/otp' : '');
    }),
  );
  pages.post(
    `${base}/otp`,
    withTransaction(async (c, t) => {
      bank.password(t, await field(c, 'otp'));
      settleLater(t);
      return back(c, t);
    }),
  );
  pages.post(
    `${base}/play`,
    withTransaction(async (c, t) => {
      const late = clock() >= t.expiresAt;
      if (t.status === 'pending' && !late)
        (await field(c, 'what')) === 'deny' ? bank.deny(t) : bank.settle(t);
      return back(c, t);
    }),
  );
  return pages;
};
