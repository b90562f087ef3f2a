import type { Locale } from '#edge/contract/locale.ts';
import { content } from '#edge/graphql/builder.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { revisedBy } from '#edge/graphql/revised.ts';
import { selectedFields } from '#edge/graphql/selection.ts';
import { ComponentRef, componentsOf } from './component.ts';
import { activeProductBySlug, activeProducts, type Part, type ProductRow } from './product.sql.ts';
import { SectionRef, sectionsOf } from './section.ts';
import { parseGroups, SpecificationGroupRef } from './specification.ts';

/** A row together with the language that was asked for. */
export interface Product extends ProductRow {
  readonly wantedLocale: Locale;
}

const PARTS: Readonly<Record<string, readonly Part[]>> = {
  mainFeatures: ['mainFeatures'],
  components: ['values'],
  sections: ['sections', 'specifications'],
  specifications: ['specifications'],
  testimonials: ['testimonials'],
};

/** The heavy columns a selection needs. */
export const partsOf = (fields: ReadonlySet<string>): Part[] => {
  const needed = new Set([...fields].flatMap((field) => PARTS[field] ?? []));
  return [...needed].sort();
};

export const withWantedLocale =
  (locale: Locale) =>
  (row: ProductRow): Product => ({ ...row, wantedLocale: locale });

interface Feature {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  readonly description: string;
}

const FeatureRef = content.objectRef<Feature>('MainFeature').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'Null when the feature is not a figure.',
    }),
    unit: t.exposeString('unit'),
    description: t.exposeString('description'),
    category: t.exposeString('category'),
  }),
});

interface Testimonial {
  readonly name: string;
  readonly city: string;
  readonly km: number;
  readonly text: string;
}

const TestimonialRef = content.objectRef<Testimonial>('Testimonial').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    km: t.exposeInt('km', { description: 'Ridden when it was said.' }),
    text: t.exposeString('text'),
  }),
});

export const ProductRef = content.objectRef<Product>('Product').implement({
  description: 'A motorcycle model as the content system describes it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    odooProductId: t.exposeInt('odooProductId'),
    slug: t.exposeString('slug'),
    generation: t.exposeString('generation', { nullable: true }),
    image: t.exposeString('image'),
    image_label: t.exposeString('imageLabel'),
    is_active: t.exposeBoolean('isActive'),
    order_sequence: t.exposeInt('orderSequence'),
    otr_price: t.expose('otrIdr', {
      type: 'Rupiah',
      nullable: true,
      description: 'On the road in Jakarta with the standard battery, before any subsidy.',
    }),
    discount: t.field({ type: 'Rupiah', resolve: (product) => product.subsidyIdr ?? 0 }),
    otr_after_discount: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ otrIdr, subsidyIdr }) => (otrIdr === null ? null : otrIdr - (subsidyIdr ?? 0)),
    }),
    standard_battery: t.exposeString('standardBattery'),
    show_dp_simulation: t.exposeBoolean('showDpSimulation'),
    e_brochure: t.string({
      nullable: true,
      description: 'Path of the brochure in the language asked for.',
      resolve: ({ eBrochure, wantedLocale: locale }) =>
        eBrochure?.replace('{locale}', locale) ?? null,
    }),
    show_testi: t.exposeBoolean('showTesti'),
    slogan: t.exposeString('slogan'),
    edition: t.exposeString('edition'),
    description: t.exposeString('description'),
    locale: t.exposeString('locale', { description: 'The language the texts are in.' }),
    is_fallback: t.boolean({
      description: 'True when the language asked for is missing and another one is shown.',
      resolve: (product) => product.locale !== product.wantedLocale,
    }),
    mainFeatures: t.field({
      type: [FeatureRef],
      resolve: (product) => JSON.parse(product.mainFeatures) as Feature[],
    }),
    components: t.field({
      type: [ComponentRef],
      resolve: (product) => componentsOf(product.id, product.values, product.wantedLocale),
    }),
    testimonials: t.field({
      type: [TestimonialRef],
      description: 'What riders say; none while `show_testi` is off.',
      resolve: ({ showTesti, testimonials }) =>
        showTesti ? (JSON.parse(testimonials) as Testimonial[]) : [],
    }),
    sections: t.field({
      type: [SectionRef],
      resolve: (product) => sectionsOf(product.sections, () => parseGroups(product.specifications)),
    }),
    specifications: t.field({
      type: [SpecificationGroupRef],
      resolve: (product) => parseGroups(product.specifications),
    }),
  }),
});

content.queryFields((t) => ({
  products: t.field({
    extensions: revisedBy('products'),
    type: [ProductRef],
    description: 'The models on sale, in the order they are shown.',
    args: { locale: t.arg({ type: LocaleEnum, required: true }) },
    resolve: async (_, { locale }, { read, clock }, info) => {
      const query = activeProducts(partsOf(selectedFields(info)));
      const rows = await read(query({ locale, now: clock() }));
      return rows.map(withWantedLocale(locale));
    },
  }),
  productDetail: t.field({
    extensions: revisedBy('products'),
    type: ProductRef,
    nullable: true,
    description: 'One model; null when there is none on sale by that slug (see `productMatches`).',
    args: {
      slug: t.arg.string({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { slug, locale }, { read, clock }, info) => {
      const query = activeProductBySlug(partsOf(selectedFields(info)));
      const [row] = await read(query({ slug, locale, now: clock() }));
      return row === undefined ? null : { ...row, wantedLocale: locale };
    },
  }),
}));
