import { DEFAULT_LOCALE, type Locale, type LocalisedText } from '#edge/contract/locale.ts';
import { type PartView, partView } from '#edge/contract/shop/view.ts';
import { main } from '#edge/graphql/builder.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { pagesOf } from '#edge/graphql/pagination.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { PartCategoryEnum } from './enums.ts';
import { partRecordOf } from './part-record.ts';
import { type PricePage, pricePage } from './price-list.ts';
import { partByCode } from './spare-part.sql.ts';

interface PriceList extends PricePage {
  readonly locale: Locale;
  readonly pageSize: number;
}

const MAX_PAGE_SIZE = 50;
const DIGITS = /^[1-9]\d{0,5}$/;

/** The specification sends these numbers as strings. */
const positive = (name: string, text: string, most: number): number => {
  const value = DIGITS.test(text) ? Number(text) : Number.NaN;
  if (value <= most) return value;
  throw new Refusal('BAD_USER_INPUT', `${name} must be a number from 1 to ${most}.`);
};

const LocalisedTextRef = main.objectRef<LocalisedText>('LocalisedText').implement({
  fields: (t) => ({
    locale: t.expose('locale', { type: MainLocaleEnum }),
    text: t.exposeString('text'),
  }),
});

const SparePartRef = main.objectRef<PartView>('SparePart').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    names: t.expose('names', {
      type: [LocalisedTextRef],
      description: 'The name in every language it exists in, for the addresses of the page.',
    }),
    price: t.expose('price', { type: 'Rupiah' }),
    priceList: t.expose('priceList', {
      type: 'Rupiah',
      description: 'What the printed list says; `price` is below it during an offer.',
    }),
    category: t.exposeString('category'),
    company: t.exposeString('company'),
    rowNumber: t.exposeInt('rowNumber'),
    productName: t.exposeString('productName', { description: 'The models it fits.' }),
    productSlugs: t.stringList({ resolve: ({ productSlugs }) => [...productSlugs] }),
    imgUrl: t.exposeString('imgUrl', { nullable: true }),
    imgUrls: t.stringList({ resolve: ({ imgUrls }) => [...imgUrls] }),
    productDescription: t.exposeString('productDescription'),
    isShowButton: t.exposeBoolean('isShowButton', {
      description: 'False where a workshop has to fit it.',
    }),
  }),
});

const PriceListRef = main.objectRef<PriceList>('SparePartPriceList').implement({
  fields: (t) => ({
    data: t.field({
      type: [SparePartRef],
      resolve: ({ rows, locale }) => rows.map((row) => partView(partRecordOf(row), locale)),
    }),
    total: t.int({
      description: 'Pages.',
      resolve: ({ totalRow, pageSize }) => pagesOf(totalRow, pageSize),
    }),
    totalRow: t.exposeInt('totalRow'),
    corrected: t.exposeString('corrected', {
      nullable: true,
      description: 'What was searched for instead, when the search as typed found nothing.',
    }),
  }),
});

main.queryFields((t) => ({
  getPriceListSparePart: t.field({
    type: PriceListRef,
    description: 'The price list of genuine parts, searched by code, name in any language, model.',
    args: {
      pageSize: t.arg.string({ defaultValue: '10' }),
      pageNumber: t.arg.string({ defaultValue: '1' }),
      search: t.arg.string({ defaultValue: '' }),
      model: t.arg.string({ description: 'Product slug: parts that fit it.' }),
      category: t.arg({ type: PartCategoryEnum }),
      locale: t.arg({ type: MainLocaleEnum, defaultValue: DEFAULT_LOCALE }),
    },
    resolve: async (_, { locale, ...args }, { read }) => {
      const limit = positive('pageSize', args.pageSize ?? '10', MAX_PAGE_SIZE);
      const number = positive('pageNumber', args.pageNumber ?? '1', 100_000);
      const page = await pricePage(
        {
          search: args.search ?? '',
          model: (args.model ?? '').slice(0, 64),
          category: args.category ?? '',
          limit,
          offset: (number - 1) * limit,
        },
        read,
      );
      return { ...page, pageSize: limit, locale: locale ?? DEFAULT_LOCALE };
    },
  }),
  getSparePartDetail: t.field({
    type: SparePartRef,
    nullable: true,
    description: 'One part by its code; null when there is none.',
    args: {
      productCode: t.arg.string({ required: true }),
      locale: t.arg({ type: MainLocaleEnum, defaultValue: DEFAULT_LOCALE }),
    },
    resolve: async (_, { productCode, locale }, { read }) => {
      const [row] = await read(partByCode({ code: productCode.slice(0, 64).toUpperCase() }));
      return row === undefined ? null : partView(partRecordOf(row), locale ?? DEFAULT_LOCALE);
    },
  }),
}));
