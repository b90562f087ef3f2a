import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { localeFrom } from '#edge/contract/locale.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import type { Bank } from './bank.ts';
import { controlForm, number, tick } from './control-form.ts';
import { controlTexts } from './control-texts.ts';
import type { Behaviour, Transaction } from './model.ts';
import { sendPage } from './pages/layout.ts';
import type { PostOffice } from './post-office.ts';
import { statementOf } from './statement.ts';
import type { Store } from './store.ts';

/** What may be changed; a form leaves out what is not ticked. */
const Changes = v.object({
  delayMs: v.optional(number(0, 600_000)),
  copies: v.optional(v.pipe(number(0, 10), v.integer(), v.minValue(1))),
  reversed: v.optional(tick),
  silent: v.optional(tick),
  requests: v.optional(v.picklist(['ok', 'error', 'lost', 'hang'])),
  refunds: v.optional(v.picklist(['ok', 'insufficient', 'denied'])),
  confirmMs: v.optional(number(0, 600_000)),
  settleMs: v.optional(number(0, DAY_MS)),
  pace: v.optional(number(0, 10)),
});

interface ControlOptions {
  readonly store: Store;
  readonly bank: Bank;
  readonly office: PostOffice;
  readonly clock: () => number;
}

const ACTIONS = [
  'settle',
  'deny',
  'expire',
  'cancel',
  'refund',
  'refund-half',
  'confirm',
  'chargeback',
  'chargeback-half',
  'chargeback-return',
  'resend',
] as const;

const halfOf = ({ amount }: Transaction): number => Math.floor(amount / 2);

/** The provider's own desk: how it behaves, and what happens to each payment now. */
export const createControl = ({ store, bank, office, clock }: ControlOptions): Hono => {
  const control = new Hono();
  const { behaviour } = store.state;

  const act = (t: Transaction, action: (typeof ACTIONS)[number]): string => {
    switch (action) {
      case 'settle':
        return bank.settle(t);
      case 'deny':
        return bank.deny(t);
      case 'expire':
      case 'cancel':
        return bank.end(t, action);
      case 'refund':
        return bank.refundByDashboard(t);
      case 'refund-half':
        return bank.refundByDashboard(t, halfOf(t));
      case 'chargeback':
        return bank.chargeBack(t);
      case 'chargeback-half':
        return bank.chargeBack(t, halfOf(t));
      case 'chargeback-return':
        return bank.returnChargeback(t);
      case 'confirm':
        return bank.confirmRefunds(t);
      case 'resend':
        if (t.status !== undefined) office.notify(t);
        return 'ok';
    }
  };

  const done = controlForm(control, {
    behaviour,
    schema: Changes,
    unticked: { reversed: false, silent: false },
    guarded: '/control/*',
    save: () => store.save(),
  });
  control.post('/control/:order/:action', (c) => {
    const t = store.byName(c.req.param('order'));
    const action = ACTIONS.find((each) => each === c.req.param('action'));
    if (t === undefined || action === undefined) return c.json({ error: 'unknown' }, 404);
    return done(c, { outcome: act(t, action), status: t.status ?? null });
  });
  control.post('/control/withdraw', (c) => {
    bank.account.withdraw();
    store.save();
    return done(c, { balance: bank.account.balanceAt(clock()) });
  });
  control.get('/control/statement.csv', (c) =>
    c.body(statementOf(store.state.statement), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="statement.csv"',
    }),
  );
  control.get('/control/state', (c) =>
    c.json({
      behaviour,
      transactions: store.state.transactions,
      deliveries: office.deliveries,
      waiting: store.state.letters.length,
    }),
  );

  control.get('/control', (c) => {
    const locale = localeFrom(c.req.query('lang'), 'en');
    const w = controlTexts(locale);
    const choice = (name: keyof Behaviour, options: readonly string[]) => html`
<label>${w(name)}<select name="${name}">${options.map(
      (each) =>
        html`<option value="${each}" ${behaviour[name] === each ? 'selected' : ''}>${w(`${name}.${each}`)}</option>`,
    )}</select></label>`;
    const figure = (name: 'delayMs' | 'copies' | 'confirmMs' | 'settleMs' | 'pace') => html`
<label>${w(name)}<input name="${name}" inputmode="decimal" value="${behaviour[name]}"></label>`;
    const box = (name: 'reversed' | 'silent') => html`
<label class="tick"><input type="checkbox" name="${name}" ${behaviour[name] ? 'checked' : ''}>${w(name)}</label>`;
    const recent = [...store.state.transactions].reverse().slice(0, 50);
    return sendPage(c, {
      locale,
      wide: true,
      title: w('title'),
      demo: w('demo'),
      inLanguage: (other) => `/control?lang=${other}`,
      body: html`
<section><h1>${w('title')}</h1><p class="soft">${w('lead')}</p>
<form method="post" action="/control/behaviour?lang=${locale}" class="settings">
${figure('delayMs')}${figure('copies')}${box('reversed')}${box('silent')}
${choice('requests', ['ok', 'error', 'lost', 'hang'])}
${choice('refunds', ['ok', 'insufficient', 'denied'])}${figure('confirmMs')}${figure('settleMs')}${figure('pace')}
<button class="main">${w('save')}</button></form></section>
<section><h2>${w('balance')}</h2><p><strong>${bank.account.balanceAt(clock()).toLocaleString('id-ID')}</strong></p>
<div class="row"><form method="post" action="/control/withdraw?lang=${locale}"><button class="plain">${w('withdraw')}</button></form>
<a href="/control/statement.csv">${w('statement')}</a></div></section>
<section><h2>${w('payments')}</h2>${recent.length === 0 ? html`<p>${w('none')}</p>` : ''}
<ul>${recent.map(
        (
          t,
        ) => html`<li><p><strong>${t.orderId}</strong> · ${t.amount.toLocaleString('id-ID')} · ${t.method ?? '–'} · ${t.status ?? w('open')}</p>
<div class="row">${ACTIONS.map(
          (action) =>
            html`<form method="post" action="/control/${t.orderId}/${action}?lang=${locale}"><button class="plain">${w(`do.${action}`)}</button></form>`,
        )}</div></li>`,
      )}</ul></section>
<section><h2>${w('deliveries')}</h2><ul>${[...office.deliveries]
        .reverse()
        .slice(0, 30)
        .map(
          ({ orderId, status, answer }) =>
            html`<li><code>${orderId} ${status} → ${answer === 0 ? w('nothing') : answer}</code></li>`,
        )}</ul></section>`,
    });
  });
  return control;
};
