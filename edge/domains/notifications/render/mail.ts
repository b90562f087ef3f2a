import { inLocale, type Locale } from '#edge/contract/locale.ts';
import type { Words } from '#edge/domains/notifications/templates/template.ts';
import { FRAME } from './mail-text.ts';

export interface MailPage {
  readonly words: Words;
  readonly locale: Locale;
  readonly name: string;
  /** Absolute. */
  readonly url: string;
  /** Of somebody with an account. */
  readonly preferencesUrl: string | undefined;
  /** Of a mail that can be ended. */
  readonly unsubscribeUrl: string | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);

/** Dark by the reader's setting; clients that ignore it show the colours that stand inline. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
a{overflow-wrap:anywhere}
@media (max-width:480px){.card{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.ground{background:#121416!important}
.card{background:#1c1f22!important;border-color:#32373c!important}
.ink{color:#f2f4f5!important}
.soft{color:#aab2b8!important}
.link{color:#93abff!important}
.button{background:#3a63ff!important}
.button a{color:#ffffff!important}
}`;

const FONT = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Invisible filling, so that a list of mails shows no more than the preheader. */
const FILLING = '&#847;&zwnj;&nbsp;'.repeat(40);

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:#16191b;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

/** Tables and inline styles are what mail clients agree on. No picture: they are blocked where it counts. */
export const mailHtml = ({ words, locale, name, url, ...rest }: MailPage): string => {
  const frame = inLocale(FRAME, locale);
  const link = (href: string, text: string): string =>
    `<a class="link" href="${escapeHtml(href)}" style="color:#1b4dff;text-decoration:underline">${escapeHtml(text)}</a>`;
  const { preferencesUrl, unsubscribeUrl } = rest;
  const why = preferencesUrl === undefined ? frame.whyGuest : frame.why;
  const choices = [
    ...(preferencesUrl === undefined ? [] : [link(preferencesUrl, frame.choose)]),
    ...(unsubscribeUrl === undefined ? [] : [link(unsubscribeUrl, frame.end)]),
  ].join(' &middot; ');
  return `<!doctype html>
<html lang="${locale}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(words.subject)}</title><style>${STYLE}</style></head>
<body class="ground" style="margin:0;background:#f3f5f5">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(words.preheader)}${FILLING}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f3f5f5"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 8px 16px;${FONT};font-size:20px;font-weight:800;letter-spacing:.16em;color:#16191b">ALVA</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #dfe4e4;border-radius:16px;padding:32px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:22px;line-height:1.3;font-weight:700;color:#16191b;overflow-wrap:anywhere">${escapeHtml(words.subject)}</h1>
${[frame.greeting(name), ...words.paragraphs].map(paragraph).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" style="border-radius:999px;background:#1b4dff"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${FONT};font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(words.action)}</a></td></tr></table>
<p class="soft" style="margin:0;${FONT};font-size:13px;line-height:1.5;color:#5a6469;overflow-wrap:anywhere">${escapeHtml(frame.link)}<br>${link(url, url)}</p>
</td></tr>
<tr><td class="soft" style="padding:20px 8px 0;${FONT};font-size:13px;line-height:1.6;color:#5a6469">${escapeHtml(why)}${choices === '' ? '' : `<br>${choices}`}</td></tr>
</table></td></tr></table></body></html>`;
};

/** The same, for readers that show no HTML and for those who listen. */
export const mailText = ({ words, locale, name, url, ...rest }: MailPage): string => {
  const frame = inLocale(FRAME, locale);
  const { preferencesUrl, unsubscribeUrl } = rest;
  return [
    frame.greeting(name),
    ...words.paragraphs,
    `${words.action}:\n${url}`,
    `--\n${preferencesUrl === undefined ? frame.whyGuest : frame.why}`,
    ...(preferencesUrl === undefined ? [] : [`${frame.choose}:\n${preferencesUrl}`]),
    ...(unsubscribeUrl === undefined ? [] : [`${frame.end}:\n${unsubscribeUrl}`]),
  ].join('\n\n');
};
