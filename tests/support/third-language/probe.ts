import { fallbackOrder, inLocale, LOCALES, type Locale, mapText } from '#edge/contract/locale.ts';
import { ANY_LOCALE, isLocalisedPage, localeOf, pathIn } from '#edge/contract/locale-path.ts';
import { sampleOf } from '#edge/domains/notifications/mailbox/samples.ts';
import { registeredText } from '#edge/domains/notifications/render/registered.ts';
import { TEMPLATES } from '#edge/domains/notifications/templates/all.ts';
import { wordsOf } from '#edge/domains/notifications/templates/fill.ts';
import type { Template } from '#edge/domains/notifications/templates/template.ts';
import { createEmbeddedApp } from '#edge/node.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';

/** Says in one line of JSON what a tree with a third language makes of it. */
const jv = 'jv' as Locale;
const app = createEmbeddedApp(process.env, () => undefined);
const ask = async (query: string, path = '/content'): Promise<unknown> => {
  const answer = await app.request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify({ query }),
  });
  return answer.json();
};
const messages = await catalogueIn(jv);
const paid: Template = TEMPLATES['order-paid'];
const answer = {
  locales: LOCALES,
  paths: [
    ANY_LOCALE,
    localeOf('/jv/product?sort=price'),
    pathIn(jv, '/en/product'),
    isLocalisedPage('jv/product.html'),
    localeOf('/java'),
  ],
  order: fallbackOrder(jv),
  fallback: inLocale({ en: 'a', id: 'b' }, jv),
  mapped: mapText({ en: 'a', id: 'b' }, (text) => text),
  home: messages.frame['header.home'],
  garage: Object.keys(messages.garage).length,
  message: wordsOf(paid, sampleOf(paid, 'usual'), { locale: jv, zone: 'Asia/Jakarta' }).action,
  registered: registeredText('sign_in_code', jv) ?? '',
  page: await ask('{ page(name: "warranty", locale: jv) { title } }'),
  untranslated: await ask('{ helpTopics(locale: jv) { title } }'),
  products: await ask('{ products(locale: jv) { slug } }'),
  parts: await ask(
    '{ getPriceListSparePart(search: "kampas mburi", locale: jv) { data { code name } } }',
    '/graphql',
  ),
  search: await ask('{ productMatches(text: "alva cerv") { slug } }'),
};
process.stdout.write(`${JSON.stringify(answer)}\n`);
process.exit(0);
