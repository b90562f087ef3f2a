import { CITIES, OTHER_NAMES } from '#edge/contract/cities.ts';
import { LOCALES, type Locale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { modelsAtBuild } from '#web/domains/catalog/index.ts';
import { topicsAtBuild } from '#web/domains/content/help/topics-at-build.ts';
import { listedPages } from '#web/domains/content/listed-pages.ts';
import { siteParts } from '#web/domains/content/shell/menus.ts';
import { allGoodsAtBuild, goodPage } from '#web/domains/shop/index.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';
import { pageMeta } from '#web/platform/metadata.ts';
import type { SearchEntry } from './entry.ts';

/** What other domains read at build; handed in by the route, as their doors are for browsers too. */
interface Sources {
  readonly partsIn: (
    locale: Locale,
  ) => Promise<
    readonly { readonly name: string; readonly code: string; readonly fits: readonly string[] }[]
  >;
  readonly places: () => Promise<
    readonly {
      readonly location: string;
      readonly city: string;
      readonly address: string;
      readonly state: string;
      readonly dealerSlug: string;
    }[]
  >;
}

const MOST_TEXT = 200;

const shortened = (text: string): string =>
  text.length <= MOST_TEXT ? text : text.slice(0, text.lastIndexOf(' ', MOST_TEXT));

/** Pages of a person that no search engine lists, and that they look for by name. */
const OWN_PAGES = [
  '/my-ev',
  '/my-orders',
  '/bookings',
  '/notifications',
  '/profile',
  '/settings',
  '/my-listings',
  '/service-booking',
  '/roadside-assistance',
  '/transfer-ownership',
] as const;

const motorcycles = async (locale: Locale): Promise<SearchEntry[]> =>
  (await modelsAtBuild(locale)).map(({ slug, name, slogan, edition, otr_after_discount }) => ({
    group: 'motorcycles',
    title: name,
    hint: otr_after_discount === null ? edition : rupiah(otr_after_discount),
    href: `/product/${slug}`,
    text: `${slogan} ${edition}`,
  }));

const goods = async (locale: Locale): Promise<SearchEntry[]> =>
  (await allGoodsAtBuild(locale)).map((item) => ({
    group: 'goods',
    title: item.name,
    hint: rupiah(item.price),
    href: `/${goodPage(item)}`,
    text: shortened(item.description),
    ...(item.fits.length > 0 && { fits: item.fits }),
  }));

/** Found by their names in all languages: a mechanic's list has them in his. */
const parts = async (partsIn: Sources['partsIn'], locale: Locale): Promise<SearchEntry[]> => {
  const own = await partsIn(locale);
  const others = await Promise.all(
    LOCALES.filter((each) => each !== locale).map(async (each) => {
      const list = await partsIn(each);
      return new Map(list.map(({ code, name }) => [code, name]));
    }),
  );
  return own.map(({ code, name, fits }) => ({
    group: 'parts',
    title: name,
    hint: code,
    text: others.map((names) => names.get(code) ?? '').join(' '),
    fits,
  }));
};

const centres = async (places: Sources['places']): Promise<SearchEntry[]> =>
  (await places()).map(({ location, city, address, state, dealerSlug }) => ({
    group: 'centres',
    title: location,
    hint: city,
    href: `/experience-center/${dealerSlug}`,
    text: `${address} ${state}`,
  }));

/** Chargers come and go without a build; where one may look for them stays. */
const cities = async (locale: Locale): Promise<SearchEntry[]> => {
  const { frame } = await catalogueIn(locale);
  const region = new Intl.DisplayNames(locale, { type: 'region' }).of('ID') ?? '';
  return CITIES.map(({ slug, name }) => ({
    group: 'charging',
    title: frame['search.chargers-in'].replace('{city}', name),
    hint: region,
    href: `/charging-station?at=${slug}`,
    text: Object.keys(OTHER_NAMES)
      .filter((other) => OTHER_NAMES[other] === slug)
      .join(' '),
  }));
};

const help = async (locale: Locale): Promise<SearchEntry[]> =>
  (await topicsAtBuild(locale)).flatMap(({ topicId, title, answers }) =>
    answers.map(({ answerId, question, summary }) => ({
      group: 'help' as const,
      title: question,
      hint: title,
      href: `/support/${topicId}/${answerId}`,
      text: shortened(summary),
    })),
  );

const SAID_ELSEWHERE =
  /^\/(product\/[^/]+(\/.*)?|support\/[^/]+(\/.*)?|shop\/(accessories|apparel|battery)\/.*)$/;
const OWN_WORD = new Set(['/product/compare', '/support/re-charge-and-swap']);

const pages = async (locale: Locale): Promise<SearchEntry[]> => {
  const { frame } = await catalogueIn(locale);
  const inMenu = new Map<string, string>(
    siteParts().flatMap(({ entries }) => entries.map(([key, href]) => [href, frame[key]] as const)),
  );
  const listed = (await listedPages(locale)).filter(
    ({ path }) => OWN_WORD.has(path) || !SAID_ELSEWHERE.test(path),
  );
  const own = await Promise.all(
    OWN_PAGES.filter((path) => !listed.some((page) => page.path === path)).map(async (path) => {
      const { h1, description } = await pageMeta(path.slice(1), locale);
      return { group: 'pages' as const, title: h1, hint: '', href: path, text: description };
    }),
  );
  return [
    ...listed.map(({ path, label }) => ({
      group: 'pages' as const,
      title: inMenu.get(path) ?? label,
      hint: '',
      href: path,
      text: inMenu.has(path) ? label : '',
    })),
    ...own,
  ];
};

/** Everything that can be found on the site in one language; some 15 kB over the line. */
export const searchIndexAtBuild = async (
  locale: Locale,
  { partsIn, places }: Sources,
): Promise<SearchEntry[]> =>
  (
    await Promise.all([
      motorcycles(locale),
      cities(locale),
      centres(places),
      goods(locale),
      parts(partsIn, locale),
      help(locale),
      pages(locale),
    ])
  ).flat();
