import { inLocale, type Locale, type Text } from '#edge/contract/locale.ts';
import { content } from '#edge/graphql/builder.ts';

export interface Value {
  readonly id: string;
  readonly component: string;
  readonly code: string;
  readonly category: string;
  readonly parent_code: string | null;
  readonly name: string;
  readonly hex: string | null;
  readonly battery1: string | null;
  readonly battery2: string | null;
  readonly is_rent_battery: number;
  readonly monthly_fee: number | null;
  readonly validity_to_show: number | null;
  readonly validity_dealer_id: string | null;
  readonly product_code: string | null;
  readonly images: readonly string[];
}

interface ValueRow extends Omit<Value, 'name'> {
  readonly name: Text;
}

export interface Component {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly values: readonly Value[];
}

const NAMES: ReadonlyMap<string, Text> = new Map([
  ['color', { en: 'Colour', id: 'Warna' }],
  ['accent', { en: 'Accent', id: 'Aksen' }],
  ['battery', { en: 'Battery', id: 'Baterai' }],
]);

const nameOf = (code: string, locale: Locale): string => {
  const name = NAMES.get(code);
  return name === undefined ? code : inLocale(name, locale);
};

/** The values of a product (`values` of its row) by the component they belong to. */
export const componentsOf = (productId: string, json: string, locale: Locale): Component[] => {
  const rows = JSON.parse(json) as readonly ValueRow[];
  const values = rows.map((row): Value => ({ ...row, name: inLocale(row.name, locale) }));
  const byCode = Map.groupBy(values, (value) => value.component);
  return [...byCode].map(([code, group]) => ({
    id: `${productId}_${code}`,
    code,
    name: nameOf(code, locale),
    values: group,
  }));
};

export const ValueRef = content.objectRef<Value>('ProductValue').implement({
  description: 'One choice of the configurator.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    code: t.exposeString('code'),
    category: t.exposeString('category'),
    parent_code: t.exposeString('parent_code', {
      nullable: true,
      description: 'The colour an accent belongs to.',
    }),
    hex: t.exposeString('hex', { nullable: true }),
    battery1: t.exposeString('battery1', { nullable: true }),
    battery2: t.exposeString('battery2', { nullable: true }),
    is_rent_battery: t.boolean({ resolve: (value) => value.is_rent_battery === 1 }),
    monthly_fee: t.expose('monthly_fee', {
      type: 'Rupiah',
      nullable: true,
      description: 'Subscription fee of a rented battery.',
    }),
    validity_to_show: t.expose('validity_to_show', { type: 'DateTime', nullable: true }),
    validity_dealer_id: t.exposeString('validity_dealer_id', {
      nullable: true,
      description: 'Offered at this dealer only.',
    }),
    product_code: t.exposeString('product_code', { nullable: true }),
    image: t.string({ nullable: true, resolve: (value) => value.images[0] ?? null }),
    images: t.stringList({ resolve: (value) => [...value.images] }),
  }),
});

export const ComponentRef = content.objectRef<Component>('ProductComponent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    code: t.exposeString('code', { description: '`color`, `accent` or `battery`.' }),
    values: t.field({ type: [ValueRef], resolve: (component) => component.values }),
  }),
});
