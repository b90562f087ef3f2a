import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { LANGUAGE_NAME, type Locale, otherLocales } from '#edge/contract/locale.ts';

type Markup = ReturnType<typeof html>;

const CSS = `
:root{color-scheme:light dark;--ink:#0b0f14;--soft:#5b6672;--paper:#f7f8f9;--card:#fff;--line:#e2e6ea;--accent:#0a5cff;--good:#0b7a43;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#f2f5f7;--soft:#a3adb8;--paper:#0b0f14;--card:#151b22;--line:#2a333d;--accent:#6ea0ff;--good:#4cc38a;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:16px}
.wide{max-width:1080px}
.demo{background:#ffd84d;color:#1b1500;text-align:center;padding:8px 16px;font-size:14px}
header{display:flex;justify-content:space-between;align-items:center;padding:8px 0 16px;font-weight:700;letter-spacing:.04em}
header nav a{font-weight:500;font-size:14px;padding:12px 4px;letter-spacing:0}
section{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:16px;margin:0 0 16px}
h1{font-size:22px;line-height:1.25;margin:0 0 4px}
h2{font-size:15px;color:var(--soft);font-weight:600;margin:16px 0 8px}
h2:first-child{margin-top:0}
.amount{font-size:30px;font-weight:700;font-variant-numeric:tabular-nums}
.soft{color:var(--soft);font-size:14px;margin:0}
.good{color:var(--good)}.bad{color:var(--bad)}
.number{font:600 24px/1.3 ui-monospace,monospace;overflow-wrap:anywhere;margin:4px 0 12px}
ul{list-style:none;margin:0;padding:0}
li{padding:8px 0}
.methods li{padding:0}
li+li{border-top:1px solid var(--line)}
.methods button{display:flex;justify-content:space-between;width:100%;min-height:52px;align-items:center;padding:0 4px;border:0;background:none;color:inherit;font:inherit;text-align:left;cursor:pointer}
.methods button::after{content:"\\203A";color:var(--soft);font-size:22px}
button.main,a.main{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;border:0;border-radius:12px;background:var(--accent);color:#fff;font:600 16px system-ui;text-decoration:none;cursor:pointer;margin-top:12px;padding:0 16px}
@media (prefers-color-scheme:dark){button.main,a.main{color:#06101f}}
button.plain,a.plain{display:inline-flex;align-items:center;min-height:48px;border:1px solid var(--line);border-radius:12px;background:none;color:inherit;font:500 15px system-ui;text-decoration:none;cursor:pointer;padding:0 16px}
label{display:block;font-size:14px;margin-top:12px}
input,select{width:100%;min-height:48px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:12px;padding:0 12px;margin-top:4px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}
dl{display:grid;grid-template-columns:1fr auto;gap:4px 16px;margin:8px 0 0;font-size:14px}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
summary{cursor:pointer;min-height:48px;display:flex;align-items:center;justify-content:space-between;font-size:14px}
summary::after{content:"+";font-size:20px;color:var(--soft)}
details[open] summary::after{content:"\\2212"}
a{color:var(--accent)}a.plain{color:inherit}
.qr{background:#fff;border-radius:12px;padding:12px;max-width:260px;margin:8px auto;display:block;width:100%;height:auto}
.play{border-style:dashed}
.row{display:flex;flex-wrap:wrap;gap:8px}
.tick{display:flex;gap:12px;align-items:center;min-height:48px}
.tick input{width:24px;height:24px;min-height:0;flex:none;margin:0}
@media (min-width:800px){.wide form.settings{display:grid;grid-template-columns:1fr 1fr;gap:4px 24px}}
code{font-size:13px;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

/** Copies numbers and counts down; a page works without it. */
export const SCRIPT = `
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.done;
  });
}
const state = document.querySelector('[data-state]');
if (state) setInterval(async () => {
  const answer = await fetch(state.dataset.state).catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== state.dataset.now) location.reload();
}, 2000);
`;

interface Layout {
  readonly title: string;
  readonly locale: Locale;
  readonly demo: string;
  readonly wide?: boolean;
  /** Address of `SCRIPT`, where the page has a use for it. */
  readonly script?: string;
  /** Address of the same page in a language. */
  readonly inLanguage: (locale: Locale) => string;
  readonly body: Markup | Promise<Markup>;
}

const SECURE = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  // With `no-referrer` a form's own page would have no origin to be known by.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const page = ({ title, locale, demo, wide = false, script, inLanguage, body }: Layout) => {
  const languages = otherLocales(locale).map(
    (other) =>
      html`<a href="${inLanguage(other)}" lang="${other}" hreflang="${other}">${LANGUAGE_NAME[other]}</a>`,
  );
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${raw(CSS)}</style>
</head>
<body>
<div class="demo" role="note">${demo}</div>
<main${raw(wide ? ' class="wide"' : '')}>
<header><span>PAY</span><nav>${languages}</nav></header>
${body}
</main>
${script === undefined ? '' : html`<script src="${script}" defer></script>`}
</body>
</html>`;
};

/** A page of a company that stands in for a real one, whole, with the headers that guard it. */
export const sendPage = (c: Context, layout: Layout): Response | Promise<Response> => {
  for (const [name, value] of Object.entries(SECURE)) c.header(name, value);
  return c.html(page(layout));
};
