import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const SPIN = `query Spin($slug: String!, $colorCode: String!, $accentCode: String) {
  image360(slug: $slug, colorCode: $colorCode, accentCode: $accentCode) { accent_code images }
}`;

const spin = async (slug: string, colorCode: string, accentCode?: string) => {
  const answer = await bff.content<{
    image360: { accent_code: string | null; images: string[] } | null;
  }>(SPIN, { slug, colorCode, accentCode });
  expect(answer.errors).toBeUndefined();
  expect(bff.trips(answer)).toBe(1);
  return answer.data?.image360;
};

describe('image360 works', () => {
  it('lists the 24 frames of a colour in order', async () => {
    const images = (await spin('alva-n3', 'butterscotch-beige'))?.images;
    expect(images).toHaveLength(24);
    expect(images?.[0]).toBe('/pictures/models/alva-n3/butterscotch-beige/spin/00.avif');
    expect(images?.[23]).toBe('/pictures/models/alva-n3/butterscotch-beige/spin/23.avif');
  });

  it('takes the first accent where the model has accents and none is named', async () => {
    expect(await spin('alva-cervo', 'indie-red')).toMatchObject({
      accent_code: 'black',
      images: expect.arrayContaining(['/pictures/models/alva-cervo/indie-red--black/spin/07.avif']),
    });
    expect((await spin('alva-cervo', 'indie-red', 'white'))?.accent_code).toBe('white');
  });
});

describe('image360 refuses', () => {
  it.each([
    ['alva-n3', 'indie-red'],
    ['alva-n3', 'butterscotch-beige', 'white'],
    ['alva-cervo', 'indie-red', 'pink'],
    ['nothing', 'indie-red'],
  ])('%s in %s %s: null', async (...look) => {
    expect(await spin(...(look as [string, string, string?]))).toBeNull();
  });
});

describe('image360 is safe', () => {
  it('takes a hostile colour as data', async () => {
    expect(await spin('alva-n3', "x' OR 1=1 --")).toBeNull();
    expect(await spin('alva-n3', '../../etc/passwd')).toBeNull();
  });
});

describe('detailSpecifications', () => {
  it('works: the whole table of a model in one trip; null for a model that is none', async () => {
    const answer = await bff.content<{
      one: { key: string; rows: { key: string; value: string }[] }[];
      none: unknown;
    }>(
      `{ one: detailSpecifications(slug: "alva-one", locale: id) { key rows { key value } }
         none: detailSpecifications(slug: "alva-x", locale: id) { key } }`,
    );
    expect(answer.data?.none).toBeNull();
    expect(answer.data?.one.map((group) => group.key)).toEqual([
      'performance',
      'battery',
      'dimensions',
      'chassis',
      'equipment',
      'warranty',
    ]);
    expect(answer.data?.one[1]?.rows).toContainEqual({ key: 'energy', value: '2,7' });
    expect(bff.trips(answer)).toBe(1);
  });
});

describe('ecProducts', () => {
  const at = (dealerSlug: string) =>
    bff.content<{
      ecProducts: {
        product: { slug: string; sections: unknown[] };
        exclusives: { code: string }[];
      }[];
    }>(
      `query At($dealerSlug: String!) { ecProducts(dealerSlug: $dealerSlug, locale: id) {
        product { slug sections { __typename } } exclusives { code } } }`,
      { dealerSlug },
    );

  it('works: every model, and what only this center offers', async () => {
    const answer = await at('aec-scbd');
    expect(answer.data?.ecProducts).toHaveLength(6);
    expect(answer.data?.ecProducts[5]?.exclusives).toEqual([{ code: 'viridian-green' }]);
    expect(answer.data?.ecProducts[5]?.product.sections).toHaveLength(6);
    expect(bff.trips(answer)).toBe(1);
  });

  it('offers nothing exclusive at another center', async () => {
    const { data } = await at('elsewhere');
    expect(data?.ecProducts.flatMap((shown) => shown.exclusives)).toEqual([]);
  });

  it('refuses a language it does not speak', async () => {
    const { errors } = await bff.content(
      '{ ecProducts(dealerSlug: "aec-scbd", locale: fr) { product { slug } } }',
    );
    expect(errors).toHaveLength(1);
  });

  it('is safe: a hostile dealer is data, and neither an ended offer nor a withdrawn model is shown', async () => {
    const hostile = await at("aec-scbd' OR 1=1 --");
    expect(hostile.data?.ecProducts.flatMap((shown) => shown.exclusives)).toEqual([]);
    await bff.db.primary.executeMultiple(
      `UPDATE product_value SET validity_to_show_at = 1 WHERE validity_dealer_id = 'aec-scbd';
       UPDATE product SET is_active = 0 WHERE slug = 'alva-one-xp';`,
    );
    const { data } = await at('aec-scbd');
    expect(data?.ecProducts.map((shown) => shown.product.slug)).not.toContain('alva-one-xp');
    expect(data?.ecProducts).toHaveLength(5);
    expect(data?.ecProducts.flatMap((shown) => shown.exclusives)).toEqual([]);
  });
});

describe('detailSpecifications of what is not on sale', () => {
  it('refuses a language it does not speak', async () => {
    const { errors } = await bff.content(
      '{ detailSpecifications(slug: "alva-one", locale: nl) { key } }',
    );
    expect(errors).toHaveLength(1);
  });

  it.each(["alva-one' --", '%', 'alva-one-xp'])('is safe: nothing for %j', async (slug) => {
    await bff.db.primary.execute("UPDATE product SET is_active = 0 WHERE slug = 'alva-one-xp'");
    const { data, errors } = await bff.content<{ detailSpecifications: unknown }>(
      'query S($slug: String!) { detailSpecifications(slug: $slug, locale: en) { key } }',
      { slug },
    );
    expect(errors).toBeUndefined();
    expect(data?.detailSpecifications).toBeNull();
  });
});
