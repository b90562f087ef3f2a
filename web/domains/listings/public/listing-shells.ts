import { areaName } from '#edge/contract/areas.ts';
import { rupiah } from '#edge/contract/money.ts';
import { MetaTagsDocument } from '#web/platform/graphql/generated/content/meta-tags.ts';
import { SellMyBatteryDocument } from '#web/platform/graphql/generated/main/sell-my-battery.ts';
import { SellMyMotorcycleDocument } from '#web/platform/graphql/generated/main/sell-my-motorcycle.ts';
import type { ListingStandingState, OfferFragment } from '#web/platform/graphql/generated/main.ts';
import { number } from '#web/platform/i18n/format.ts';
import type { RecordPage } from '#web/platform/page-head/page-head.ts';
import type { GoneRecord, Opening, Shell } from '#web/platform/page-head/record-page.ts';
import { goneStateOf } from './gone-state.ts';
import { listingHead } from './listing-head.ts';

const goneRecord = (state: ListingStandingState, { words }: Opening): GoneRecord => {
  const gone = goneStateOf(state);
  return {
    status: gone === 'UNKNOWN' ? 404 : 410,
    title: words.listings[`gone.${gone}`],
    text: words.listings[`gone.${gone}-text`],
  };
};

interface Shown {
  readonly kind: 'motorcycle' | 'battery';
  readonly offer: OfferFragment;
  readonly ownerName: string;
  readonly what: string;
  readonly image: string | null;
  /** Of its own kind. */
  readonly rows: readonly (readonly [string, string])[];
}

const recordPage = async (
  { kind, offer, ownerName, what, image, rows }: Shown,
  { locale, words: { listings: words }, ask }: Opening,
): Promise<RecordPage> => {
  const pageName = kind === 'motorcycle' ? `sell-my-motorcycle/${offer.id}` : 'sell-my-battery';
  const outline = (await ask('/content', MetaTagsDocument, { pageName, locale }))?.metaTags;
  const price = rupiah(Number(offer.price));
  const title = words['head.title'].replace('{what}', () => what).replace('{price}', () => price);
  const area = areaName(offer.area, locale);
  return {
    head: listingHead(kind, offer, title),
    image,
    structured: [],
    facts: {
      name: what,
      outline: outline ?? { h2: title, h3: words['page.facts'] },
      about: `${price} · ${offer.city}${area ? `, ${area}` : ''} · ${offer.description}`,
      rows: [[words['page.owner'], ownerName], ...rows],
    },
  };
};

/** A motorcycle on offer. Search engines keep out; a link to it has a preview, and its status follows the sale. */
export const motorcycleShell: Shell = {
  page: /^\/sell-my-motorcycle\/([^/]+)$/,
  shell: '/sell-my-motorcycle/-',
  isUnlisted: true,
  load: async (opening, [id = '']) => {
    const answer = await opening.ask('/graphql', SellMyMotorcycleDocument, { id });
    if (answer === undefined) return undefined;
    const { getSellMyMotorcyclePage: page, listingStanding } = answer;
    if (page === null) return goneRecord(listingStanding.state, opening);
    const { listings: words } = opening.words;
    const shown: Shown = {
      kind: 'motorcycle',
      offer: page.listing,
      ownerName: page.ownerName,
      what: `${page.productName} ${page.productionYear}`,
      image: page.listing.photos[0]?.url ?? page.snapshot,
      rows: [
        [words['page.odometer'], `${number(opening.locale, page.odometer)} km`],
        [words['page.colour'], page.colorName],
        [words['page.plate'], page.licensePlate ?? '–'],
      ],
    };
    return recordPage(shown, opening);
  },
};

/** The same for a battery. */
export const batteryShell: Shell = {
  page: /^\/sell-my-battery\/([^/]+)$/,
  shell: '/sell-my-battery/-',
  isUnlisted: true,
  load: async (opening, [id = '']) => {
    const answer = await opening.ask('/graphql', SellMyBatteryDocument, { id });
    if (answer === undefined) return undefined;
    const { getSellMyBatteryPage: page, listingStanding } = answer;
    if (page === null) return goneRecord(listingStanding.state, opening);
    const { listings: words } = opening.words;
    const shown: Shown = {
      kind: 'battery',
      offer: page.listing,
      ownerName: page.ownerName,
      what: `${words['kind.BATTERY']} ${page.model}`,
      image: null,
      rows: [
        [words['page.cycles'], number(opening.locale, page.batteryCycle)],
        [words['page.capacity'], `${number(opening.locale, page.capacity / 1000)} kWh`],
      ],
    };
    return recordPage(shown, opening);
  },
};
