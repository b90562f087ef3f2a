import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { localeFrom } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { controlForm, number, tick } from '#edge/payments-sandbox/control-form.ts';
import { sendPage } from '#edge/payments-sandbox/pages/layout.ts';
import type { FinancingBooks } from './books.ts';
import { localCompanies } from './companies.ts';
import type { FinancingDesk } from './desk.ts';
import { type Application, REQUESTS, VERDICTS } from './model.ts';
import { financingTexts } from './texts.ts';

const whole = (least: number, most: number) => v.pipe(number(least, most), v.integer());

const Changes = v.object({
  verdict: v.optional(v.picklist(VERDICTS)),
  decideMs: v.optional(whole(0, 600_000)),
  copies: v.optional(whole(1, 10)),
  silent: v.optional(tick),
  requests: v.optional(v.picklist(REQUESTS)),
});

const ACTIONS = ['approve', 'reject', 'sign', 'refuse-contract', 'resend'] as const;

interface ControlOptions {
  readonly store: FinancingBooks;
  readonly desk: FinancingDesk;
}

/** The companies' own desk, and the page on which a customer signs. */
export const createControl = ({ store, desk }: ControlOptions): Hono => {
  const control = new Hono();
  const { behaviour, applications } = store.books;

  const act = async (application: Application, action: (typeof ACTIONS)[number]) => {
    switch (action) {
      case 'approve':
        return desk.approve(application);
      case 'reject':
        return desk.reject(application, 'Penghasilan belum cukup untuk cicilan ini.');
      case 'sign':
        return desk.sign(application);
      case 'refuse-contract':
        return desk.refuseContract(application, 'Data pada kontrak tidak sesuai.');
      case 'resend':
        desk.resend(application);
        return true;
    }
  };

  const done = controlForm(control, {
    behaviour,
    schema: Changes,
    unticked: { silent: false },
    guarded: '*',
    save: () => store.save(),
  });

  /** By the company's number or by the store's reference. */
  control.post('/control/:name/:action', async (c) => {
    const name = c.req.param('name');
    const application =
      store.byId(name) ?? applications.find(({ reference }) => reference === name);
    const action = ACTIONS.find((each) => each === c.req.param('action'));
    if (application === undefined || action === undefined) return c.json({ error: 'unknown' }, 404);
    const worked = await act(application, action);
    return done(c, { worked, status: application.status });
  });

  /** `FINANCING_COMPANIES` of the store that starts beside it. */
  control.get('/control/companies', (c) => c.body(localCompanies(new URL(c.req.url).origin)));

  control.get('/control/state', (c) =>
    c.json({
      behaviour,
      applications: applications.map(({ file: _, ...application }) => application),
    }),
  );

  control.get('/control', (c) => {
    const locale = localeFrom(c.req.query('lang'), 'en');
    const w = financingTexts(locale);
    const choice = (name: 'verdict' | 'requests', options: readonly string[]) => html`
<label>${w(name)}<select name="${name}">${options.map(
      (each) =>
        html`<option value="${each}" ${behaviour[name] === each ? 'selected' : ''}>${w(`${name}.${each}`)}</option>`,
    )}</select></label>`;
    return sendPage(c, {
      locale,
      wide: true,
      title: w('title'),
      demo: w('demo'),
      inLanguage: (other) => `/control?lang=${other}`,
      body: html`
<section><h1>${w('title')}</h1><p class="soft">${w('lead')}</p>
<form method="post" action="/control/behaviour?lang=${locale}" class="settings">
${choice('verdict', VERDICTS)}
<label>${w('decideMs')}<input name="decideMs" inputmode="numeric" value="${behaviour.decideMs}"></label>
<label>${w('copies')}<input name="copies" inputmode="numeric" value="${behaviour.copies}"></label>
<label class="tick"><input type="checkbox" name="silent" ${behaviour.silent ? 'checked' : ''}>${w('silent')}</label>
${choice('requests', REQUESTS)}
<button class="main">${w('save')}</button></form></section>
<section><h2>${w('applications')}</h2>${applications.length === 0 ? html`<p>${w('none')}</p>` : ''}
<ul>${[...applications]
        .reverse()
        .slice(0, 50)
        .map(
          (
            each,
          ) => html`<li><p><strong>${each.provider}</strong> · ${each.applicant} · ${each.product} · ${each.months} × ${rupiah(each.monthly)} · ${each.papers.length} ${w('papers')} · ${w(`status.${each.status}`)}</p>
<div class="row">${ACTIONS.map(
            (action) =>
              html`<form method="post" action="/control/${each.id}/${action}?lang=${locale}"><button class="plain">${w(`do.${action}`)}</button></form>`,
          )}</div></li>`,
        )}</ul></section>`,
    });
  });

  control.get('/sign/:id', (c) => {
    const application = store.byId(c.req.param('id'));
    const locale = localeFrom(c.req.query('lang'), 'id');
    const w = financingTexts(locale);
    if (application === undefined) return c.text(w('none'), 404);
    const { id, provider, product, price, downPayment, months, monthly, total } = application;
    const facts: readonly (readonly [string, string])[] = [
      [w('product'), product],
      [w('price'), rupiah(price)],
      [w('down'), rupiah(downPayment)],
      [w('monthly'), `${months} × ${rupiah(monthly)}`],
      [w('total'), rupiah(total)],
    ];
    const isOpen = application.status === 'approved' && application.paidAt !== undefined;
    return sendPage(c, {
      locale,
      title: `${provider}: ${w('contract')}`,
      demo: w('demo'),
      inLanguage: (other) => `/sign/${id}?lang=${other}`,
      body: html`<section><h1>${w('contract')}</h1>
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${
  isOpen
    ? html`<form method="post" action="/sign/${id}/sign?lang=${locale}"><button class="main">${w('do.sign')}</button></form>
<form method="post" action="/sign/${id}/refuse-contract?lang=${locale}"><button class="plain">${w('do.refuse-contract')}</button></form>`
    : html`<p class="good">${w(`status.${application.status}`)}</p>`
}
<p><a class="plain" href="${application.returnUrl}">${w('back')}</a></p></section>`,
    });
  });

  control.post('/sign/:id/:action', async (c) => {
    const application = store.byId(c.req.param('id'));
    const action = (['sign', 'refuse-contract'] as const).find(
      (each) => each === c.req.param('action'),
    );
    if (application === undefined || action === undefined) return c.text('', 404);
    await act(application, action);
    return c.redirect(`/sign/${application.id}?lang=${c.req.query('lang') ?? 'id'}`, 303);
  });
  return control;
};
