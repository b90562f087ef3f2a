import content from '#edge/contract/documents.content.json' with { type: 'json' };
import main from '#edge/contract/documents.main.json' with { type: 'json' };

/** One question that every contestant answers. */
export interface Case {
  readonly name: string;
  /** The bare handler answers it at `/<key>`. */
  readonly key: string;
  readonly document: { readonly text: string; readonly hash?: string };
  readonly variables: Readonly<Record<string, unknown>>;
  /** Asked of `/graphql` with a session; the others of `/content` without. */
  readonly signedIn: boolean;
}

/** The trusted document that begins so. */
export const documentOf = (start: RegExp): Case['document'] => {
  const all = { ...content, ...main };
  const document = Object.entries(all).find(([, text]) => start.test(text));
  if (document === undefined) throw new Error(`No trusted document ${start}; npm run codegen?`);
  return { hash: document[0], text: document[1] };
};

export const PUBLIC: readonly Case[] = [
  {
    name: 'product list',
    key: 'list',
    document: documentOf(/^query ProductList\b/),
    variables: { locale: 'en' },
    signedIn: false,
  },
  {
    name: 'single product',
    key: 'single',
    document: documentOf(/^query ProductPage\b/),
    variables: { slug: 'alva-cervo', locale: 'en' },
    signedIn: false,
  },
];

/** The whole of it; our pages ask for less, because they read the synchronised vehicles. */
const EV_LIST = `query EvList($limit: Int) { evList(limit: $limit) {
  data { vin productName productCode generation colorName snapshot registrationPlate purchaseDate
    arrivedDate deliveryDate warrantyValid rsaExpDate isActiveRSA
    user { name own phoneNumber email customerID oID } }
  pagination { perPage totalPage totalRecord last current } } }`;

export const STATION = 'sta_demo_arus-kuta';

/** The write last: the feed then has more to tell. */
export const SIGNED_IN: readonly Case[] = [
  {
    name: 'evList',
    key: 'evList',
    document: { text: EV_LIST },
    variables: { limit: 10 },
    signedIn: true,
  },
  {
    name: 'sync of vehicles',
    key: 'vehicles',
    document: documentOf(/^query Sync\b/),
    variables: { scope: 'vehicles' },
    signedIn: true,
  },
  {
    name: 'profile',
    key: 'profile',
    document: documentOf(/^query Profile\b/),
    variables: {},
    signedIn: true,
  },
  {
    name: 'queued write',
    key: 'write',
    document: documentOf(/^mutation SetStationFavourite\b/),
    variables: { stationId: STATION, isFavourite: true, changedAt: '2026-01-01T00:00:00.000Z' },
    signedIn: true,
  },
];
