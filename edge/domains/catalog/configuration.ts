import * as v from 'valibot';
import { AREAS, DEFAULT_AREA, findArea } from '#edge/contract/areas.ts';
import {
  type AskedConfiguration,
  askedConfiguration,
  type Configuration,
  faultsOf,
} from '#edge/contract/catalog/configuration.ts';
import { type Quote, type QuoteLine, quote } from '#edge/contract/catalog/quote.ts';
import { type Correction, type Resolved, resolve } from '#edge/contract/catalog/resolve.ts';
import { content } from '#edge/graphql/builder.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { configurableModel, modelOf, sellingDealers } from './configuration.sql.ts';
import { DeliveryMethodEnum } from './enums.ts';
import { settingsAt } from './settings/setting.sql.ts';

const AREA_CODES = AREAS.map(({ code }) => code);

const ChoiceRef = content.objectRef<Configuration>('Configuration').implement({
  fields: (t) => ({
    color: t.exposeString('color'),
    accent: t.exposeString('accent', { nullable: true }),
    battery: t.exposeString('battery'),
    area: t.exposeString('area', { description: 'Province code.' }),
    dealer: t.exposeString('dealer', { nullable: true }),
    delivery: t.field({ type: DeliveryMethodEnum, resolve: ({ delivery }) => delivery }),
  }),
});

const CorrectionRef = content.objectRef<Correction>('ConfigurationCorrection').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    asked: t.exposeString('asked'),
    used: t.exposeString('used', { nullable: true }),
    reason: t.exposeString('reason', { description: '`unknown`, `ended` or `only-at`.' }),
    nearest: t.stringList({ resolve: ({ nearest }) => [...nearest] }),
  }),
});

const FaultRef = content
  .objectRef<ReturnType<typeof faultsOf>[number]>('ConfigurationFault')
  .implement({
    fields: (t) => ({
      field: t.exposeString('field'),
      key: t.exposeString('key', { description: 'Of the message, which the web translates.' }),
    }),
  });

const LineRef = content.objectRef<QuoteLine>('QuoteLine').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: '`base`, `battery`, `bbnkb`, `pkb` …' }),
    amount: t.expose('amount', {
      type: 'Rupiah',
      description: 'Negative where a rented battery comes off the price.',
    }),
  }),
});

const QuoteRef = content.objectRef<Quote>('Quote').implement({
  fields: (t) => ({
    lines: t.field({
      type: [LineRef],
      description: 'They add up to `otr_price`.',
      resolve: ({ lines }) => lines,
    }),
    otr_price: t.expose('otr', { type: 'Rupiah' }),
    discount: t.expose('discount', { type: 'Rupiah' }),
    otr_after_discount: t.expose('total', { type: 'Rupiah' }),
    booking_fee: t.expose('bookingFee', {
      type: 'Rupiah',
      description: 'Share of the price that is paid at booking.',
    }),
    rest: t.expose('rest', { type: 'Rupiah' }),
    delivery_terms: t.exposeString('delivery', {
      description: '`collect`, `included`, `by-address` or `quoted`.',
    }),
    monthly_fee: t.expose('monthlyFee', { type: 'Rupiah', nullable: true }),
  }),
});

interface Priced extends Resolved {
  readonly slug: string;
  readonly quote: Quote | null;
}

const PricedRef = content.objectRef<Priced>('PricedConfiguration').implement({
  description: 'A configuration as it can be had, and its price.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    choice: t.field({ type: ChoiceRef, resolve: ({ choice }) => choice }),
    corrections: t.field({
      type: [CorrectionRef],
      description: 'What was asked for and is not on offer, with what stands in for it.',
      resolve: ({ corrections }) => corrections,
    }),
    faults: t.field({
      type: [FaultRef],
      description: 'What is still to be chosen before it can be ordered.',
      resolve: ({ choice }) => faultsOf(choice),
    }),
    quote: t.field({
      type: QuoteRef,
      nullable: true,
      description: 'Null where the model is not sold with that battery in that province.',
      resolve: (priced) => priced.quote,
    }),
  }),
});

content.queryField('configurationPrice', (t) =>
  t.field({
    type: PricedRef,
    nullable: true,
    description:
      'Checks and prices a configuration; what is not said gets its default. Null when there is no such model on sale.',
    args: {
      slug: t.arg.string({ required: true }),
      color: t.arg.string(),
      accent: t.arg.string(),
      battery: t.arg.string(),
      area: t.arg.string(),
      dealer: t.arg.string(),
      delivery: t.arg.string(),
    },
    resolve: async (_, { slug, ...args }, { read, clock }) => {
      const parsed = v.safeParse(askedConfiguration, args);
      if (!parsed.success) throw new Refusal('BAD_USER_INPUT', 'A choice is a short code.');
      const area = findArea(parsed.output.area ?? DEFAULT_AREA)?.code ?? DEFAULT_AREA;
      const [[row], dealers, settings] = await Promise.all([
        read(configurableModel({ slug, area, now: clock() })),
        read(sellingDealers({})),
        read(settingsAt({ now: clock() })),
      ]);
      if (row === undefined) return null;
      const model = modelOf(row);
      const resolved = resolve(model, parsed.output as AskedConfiguration, {
        now: clock(),
        dealers: dealers.map((dealer) => dealer.slug),
        areas: AREA_CODES,
      });
      return { slug, ...resolved, quote: quote(model, resolved.choice, settings.BOOKING_FEE) };
    },
  }),
);
