import { AREAS, type Area, DEFAULT_AREA, findArea } from '#edge/contract/areas.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import { PRICE_LINES, type PriceLineKey, priceOf } from '#edge/contract/price.ts';
import { content } from '#edge/graphql/builder.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { revisedBy } from '#edge/graphql/revised.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { type PriceRow, pricesInArea } from './price.sql.ts';

interface AreaView {
  readonly code: string;
  readonly name: string;
}

interface ProductPrice extends PriceRow {
  readonly area: AreaView;
}

interface Line {
  readonly key: PriceLineKey;
  readonly amount: number;
}

const viewOf = (area: Area, locale: Locale): AreaView => ({
  code: area.code,
  name: inLocale(area.name, locale),
});

const AreaRef = content.objectRef<AreaView>('PriceArea').implement({
  description: 'A province.',
  fields: (t) => ({ code: t.exposeString('code'), name: t.exposeString('name') }),
});

const LineRef = content.objectRef<Line>('PriceLine').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: '`vehicle`, `bbnkb`, `pkb`, `stnk` …' }),
    amount: t.expose('amount', { type: 'Rupiah' }),
  }),
});

const PriceRef = content.objectRef<ProductPrice>('ProductPrice').implement({
  description: 'Price on the road of a model with one battery option in one province.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    battery: t.exposeString('battery'),
    is_standard: t.boolean({ resolve: (price) => price.battery === price.standardBattery }),
    area: t.field({ type: AreaRef, resolve: (price) => price.area }),
    otr_price: t.field({ type: 'Rupiah', resolve: (price) => priceOf(price, 0).otr }),
    discount: t.field({
      type: 'Rupiah',
      resolve: (price) => priceOf(price, price.subsidy ?? 0).discount,
    }),
    otr_after_discount: t.field({
      type: 'Rupiah',
      resolve: (price) => priceOf(price, price.subsidy ?? 0).total,
    }),
    lines: t.field({
      type: [LineRef],
      description: 'They add up to `otr_price`.',
      resolve: (price) => PRICE_LINES.map((key) => ({ key, amount: price[key] })),
    }),
  }),
});

content.queryFields((t) => ({
  productPrices: t.field({
    extensions: revisedBy('products'),
    type: [PriceRef],
    description: 'Prices in a province, standard battery first; of all models without a slug.',
    args: {
      slug: t.arg.string(),
      area: t.arg.string({ defaultValue: DEFAULT_AREA }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { slug, area, locale }, { read, clock }) => {
      const areaRecord = findArea(area ?? DEFAULT_AREA);
      if (areaRecord === undefined)
        throw new Refusal('BAD_USER_INPUT', 'No such area; see priceAreas for the codes.');
      const rows = await read(
        pricesInArea({ slug: slug ?? null, area: areaRecord.code, now: clock() }),
      );
      const view = viewOf(areaRecord, locale);
      return rows.map((row) => ({ ...row, area: view }));
    },
  }),
  priceAreas: t.field({
    type: [AreaRef],
    description: 'The provinces prices are given for.',
    args: { locale: t.arg({ type: LocaleEnum, required: true }) },
    resolve: (_, { locale }) => AREAS.map((area) => viewOf(area, locale)),
  }),
}));
