import { html } from 'hono/html';
import { INTL_TAG, type Locale } from '#edge/contract/locale.ts';
import { rupiah as money } from '#edge/contract/money.ts';
import type { OfferedMethod } from '#edge/contract/payments/methods.ts';
import type { Transaction } from '#edge/payments-sandbox/model.ts';
import { METHOD_NAMES, type Words } from './texts.ts';

export interface Looks {
  readonly t: Transaction;
  readonly locale: Locale;
  readonly words: Words;
  /** Address of a part of this payment's pages. */
  readonly at: (part: string) => string;
  /** Back to the store. */
  readonly finish: string;
}

type Markup = Awaited<ReturnType<typeof html>>;

const whenOf = (at: number, locale: Locale): string =>
  `${new Intl.DateTimeFormat(INTL_TAG[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(at)} WIB`;

/** The amount and what it is for, above whatever is to be done. */
export const summary = async (
  { t, words, locale, finish }: Looks,
  view: Markup,
): Promise<Markup> => html`
<section aria-label="${words('total')}">
  <p class="soft">${words('total')}</p>
  <div class="amount">${money(t.amount)}</div>
  <p class="soft">${words('order')} ${t.orderId}</p>
  <p class="soft">${words('until')} ${whenOf(t.expiresAt, locale)}</p>
  <details><summary>${words('details')}</summary>
    <dl>${t.lines.map(
      ({ name, quantity, price }) =>
        html`<dt>${name}${quantity === 1 ? '' : ` × ${quantity}`}</dt><dd>${money(price * quantity)}</dd>`,
    )}</dl>
  </details>
</section>
${view}
${t.status === undefined || t.status === 'pending' || t.status === 'deny' ? html`<p><a class="plain" href="${finish}">${words('store')}</a></p>` : ''}`;

const GROUPS = ['CARD', 'BANK', 'WALLET', 'SHOP'] as const;

export const methodList = async (
  { t, words, at }: Looks,
  methods: readonly OfferedMethod[],
): Promise<Markup> => {
  const offered = methods.filter(({ method, eligible }) => eligible && t.offered.includes(method));
  return html`<section><h1>${words('choose')}</h1>
<form method="post" action="${at('/choose')}" class="methods">
${GROUPS.map((group) => {
  const these = offered.filter((each) => each.group === group);
  return these.length === 0
    ? ''
    : html`<h2>${words(`group.${group}`)}</h2><ul>${these.map(
        ({ method }) =>
          html`<li><button name="method" value="${method}">${METHOD_NAMES[method] ?? words('card')}</button></li>`,
      )}</ul>`;
})}
</form></section>`;
};

const TEST_CARDS = [
  ['4811 1111 1111 1114', 'card.ok'],
  ['4411 1111 1111 1118', 'card.plain'],
  ['4911 1111 1111 1113', 'card.deny'],
  ['4611 1111 1111 1116', 'card.fraud'],
] as const;

export const cardForm = async ({ words, at }: Looks): Promise<Markup> => html`
<section><h1>${words('card')}</h1>
<form method="post" action="${at('/card')}">
  <label>${words('number')}
    <input name="number" inputmode="numeric" autocomplete="cc-number" required pattern="[0-9 ]{15,23}" maxlength="23" placeholder="4811 1111 1111 1114"></label>
  <div class="two">
    <label>${words('expiry')}<input name="expiry" inputmode="numeric" autocomplete="cc-exp" required pattern="[0-9]{2} ?/ ?[0-9]{2}" maxlength="7" placeholder="12/30"></label>
    <label>${words('cvv')}<input name="cvv" inputmode="numeric" autocomplete="cc-csc" required pattern="[0-9]{3,4}" maxlength="4" placeholder="123"></label>
  </div>
  <button class="main">${words('pay')}</button>
</form>
<p><a class="plain" href="${at('/methods')}">${words('back')}</a></p></section>
<section class="play"><h2>${words('cards')}</h2><ul>${TEST_CARDS.map(
  ([number, what]) => html`<li><code>${number}</code><p class="soft">${words(what)}</p></li>`,
)}</ul></section>`;

export const otpForm = async ({ words, at }: Looks): Promise<Markup> => html`
<section><h1>${words('otp')}</h1><p class="soft">${words('otp.text')}</p>
<form method="post" action="${at('/otp')}">
  <label>${words('otp')}<input name="otp" inputmode="numeric" autocomplete="one-time-code" required pattern="[0-9]{6}" maxlength="6"></label>
  <button class="main">${words('confirm')}</button>
</form></section>`;

const numberOf = (words: Words, title: string, value: string) => html`
<p class="soft">${title}</p><p class="number">${value}</p>
<button type="button" class="plain" data-copy="${value}" data-done="${words('copied')}">${words('copy')}</button>`;

const howTo = ({ t, words, at }: Looks) => {
  const number = t.number ?? '';
  switch (t.method) {
    case 'other_qris':
      return html`<p class="soft">${words('qr')}</p><img class="qr" src="${at('/qr')}" alt="QRIS" width="260" height="260">`;
    case 'gopay':
    case 'shopeepay':
    case 'dana':
    case 'ovo':
      return html`<p>${words('wallet')}</p>`;
    case 'echannel':
      return html`${numberOf(words, words('biller'), '70012')}${numberOf(words, words('bill'), number)}`;
    case 'alfamart':
    case 'indomaret':
      return numberOf(words, words('shop'), number);
    default:
      return numberOf(words, words('va'), number);
  }
};

export const instructions = async (looks: Looks): Promise<Markup> => {
  const { t, words, at } = looks;
  return html`<section data-state="${at('/state')}" data-now="${t.status}">
<h1>${METHOD_NAMES[t.method ?? ''] ?? ''}</h1>
<p class="soft" role="status">${words('waiting')}</p>
${howTo(looks)}
<p><a class="plain" href="${at('/methods')}">${words('back')}</a></p></section>
<section class="play"><h2>${words('simulate')}</h2><p class="soft">${words('simulate.text')}</p>
<form method="post" action="${at('/play')}">
  <button class="main" name="what" value="pay">${words('simulate.pay')}</button>
  <p><button class="plain" name="what" value="deny">${words('simulate.deny')}</button></p>
</form></section>`;
};

export const outcome = async (
  { words, at, finish }: Looks,
  what: 'paid' | 'denied' | 'review' | 'over',
): Promise<Markup> => html`
<section><h1 class="${what === 'paid' ? 'good' : what === 'denied' ? 'bad' : ''}">${words(what)}</h1>
<p>${words(`${what}.text`)}</p>
${
  what === 'denied'
    ? html`<a class="main" href="${at('/methods')}">${words('again')}</a>`
    : html`<a class="main" href="${finish}">${words('store')}</a>`
}</section>`;
