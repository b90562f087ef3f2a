import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Value {
  readonly code: string;
  readonly parent_code: string | null;
  readonly name: string;
  readonly product_code: string | null;
  readonly validity_dealer_id: string | null;
  readonly is_rent_battery: boolean;
  readonly monthly_fee: number | null;
  readonly images: readonly string[];
}

interface Detail {
  readonly slug: string;
  readonly components: readonly { readonly code: string; readonly values: readonly Value[] }[];
  readonly sections: readonly Record<string, unknown>[];
  readonly mainFeatures: readonly { readonly name: string; readonly unit: string }[];
}

const DETAIL = `query ProductDetail($slug: String!, $locale: Locale!) {
  productDetail(slug: $slug, locale: $locale) {
    slug
    mainFeatures { id name value unit description category }
    components { code name values {
      code name parent_code product_code validity_dealer_id is_rent_battery monthly_fee images
    } }
    sections { __typename
      ... on MainBodySection { title body image image_label }
      ... on SpecificationSection { title rows { key name value unit } }
      ... on ColumnImageShowcaseSection { title columns { title body image } }
      ... on ColorsSection { title body }
      ... on BatterySection { title body options { code name body } }
      ... on SpecificationsSection { title groups { key name rows { key value } } }
    }
  }
  productMatches(text: $slug) { slug }
}`;

const detail = (slug: string, locale = 'id') =>
  bff.content<{ productDetail: Detail | null; productMatches: { slug: string }[] }>(DETAIL, {
    slug,
    locale,
  });

describe('productDetail and productMatches work', () => {
  it('answers the whole page in one trip, with the six kinds of section', async () => {
    const answer = await detail('alva-cervo');
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.productDetail?.sections.map((s) => s.__typename).sort()).toEqual([
      'BatterySection',
      'ColorsSection',
      'ColumnImageShowcaseSection',
      'MainBodySection',
      'SpecificationSection',
      'SpecificationsSection',
    ]);
    expect(bff.trips(answer)).toBe(1);
  });

  it('gives every colour of CERVO its two accents', async () => {
    const { data } = await detail('alva-cervo');
    const accents = data?.productDetail?.components.find((c) => c.code === 'accent')?.values;
    expect(accents?.map((v) => `${v.parent_code}--${v.code}`)).toEqual([
      'casual-blue--black',
      'casual-blue--white',
      'indie-red--black',
      'indie-red--white',
      'edgy-turqoise--black',
      'edgy-turqoise--white',
      'shadow-black--black',
      'shadow-black--white',
    ]);
    expect(accents?.[1]?.images[0]).toBe(
      '/pictures/models/alva-cervo/casual-blue--white/hero-1600.avif',
    );
  });

  it('carries the product codes of the specification on the battery options', async () => {
    const { data } = await detail('alva-cervo-boost-charge');
    const batteries = data?.productDetail?.components.find((c) => c.code === 'battery')?.values;
    expect(batteries?.map((v) => [v.code, v.product_code, v.is_rent_battery])).toEqual([
      ['dual', 'ADC-BP-1M-L1F1', false],
      ['rent', 'ADC-BP-1M-L1F2', true],
    ]);
    expect(batteries?.[1]?.monthly_fee).toBe(325_000);
  });

  it('writes figures and units for the language', async () => {
    const [en, id] = await Promise.all([detail('alva-one', 'en'), detail('alva-one', 'id')]);
    const units = (answer: typeof en) =>
      answer.data?.productDetail?.mainFeatures.map((f) => f.unit);
    expect(units(en)).toContain('km/h');
    expect(units(id)).toContain('km/jam');
    expect(JSON.stringify(id.data?.productDetail?.sections)).toContain('"46,5"');
    expect(JSON.stringify(en.data?.productDetail?.sections)).toContain('"46.5"');
  });
});

describe('productDetail refuses', () => {
  it.each([
    ['alva-cervos', 'alva-cervo'],
    ['n3', 'alva-n3'],
    ['Alva ONE', 'alva-one'],
  ])('%j with null and the nearest model', async (slug, nearest) => {
    const { data, errors } = await detail(slug);
    expect(errors).toBeUndefined();
    expect(data?.productDetail).toBeNull();
    expect(data?.productMatches[0]?.slug).toBe(nearest);
  });

  it('a text near no model gives no suggestion', async () => {
    expect((await detail('xyzzy')).data?.productMatches).toEqual([]);
  });
});

describe('productDetail is safe', () => {
  it.each([
    "alva-one' OR '1'='1",
    'alva-one"; DROP TABLE product; --',
    '%',
    'x'.repeat(4_000),
    '\0',
  ])('takes %.40j as a slug like any other', async (slug) => {
    const { data, status } = await detail(slug);
    expect(status).toBe(200);
    expect(data?.productDetail).toBeNull();
  });

  it('never shows a model that is not active, nor names it as near', async () => {
    await bff.db.primary.execute("UPDATE product SET is_active = 0 WHERE slug = 'alva-one-xp'");
    const { data } = await detail('alva-one-xp');
    expect(data?.productDetail).toBeNull();
    expect(data?.productMatches.map((m) => m.slug)).not.toContain('alva-one-xp');
  });

  it('stops offering a choice whose time is over', async () => {
    const green = (answer: Awaited<ReturnType<typeof detail>>) =>
      answer.data?.productDetail?.components[0]?.values.find((v) => v.code === 'viridian-green');
    expect(green(await detail('alva-n3'))?.validity_dealer_id).toBe('aec-scbd');
    await bff.db.primary.execute(
      "UPDATE product_value SET validity_to_show_at = 1 WHERE validity_dealer_id = 'aec-scbd'",
    );
    expect(green(await detail('alva-n3'))).toBeUndefined();
  });
});
