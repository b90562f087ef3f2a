import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Tags {
  readonly pageName: string;
  readonly title: string;
  readonly description: string;
  readonly h1: string;
  readonly image: string;
  readonly locale: string;
  readonly is_fallback: boolean;
}

const TAGS = `query MetaTags($pageName: String!, $locale: Locale!) {
  metaTags(pageName: $pageName, locale: $locale) {
    pageName title description h1 h2 h3 image locale is_fallback
  }
}`;

const tags = (pageName: string, locale = 'en') =>
  bff.content<{ metaTags: Tags | null }>(TAGS, { pageName, locale });

describe('metaTags works', () => {
  it('finds a page by its name and language, in one trip', async () => {
    const answer = await tags('about', 'id');
    expect(answer.data?.metaTags).toMatchObject({ title: 'Tentang kami | ALVA', locale: 'id' });
    expect(bff.trips(answer)).toBe(1);
  });

  it.each(['/', '', 'home', '/HOME/'])('takes %j for the start page', async (name) => {
    expect((await tags(name)).data?.metaTags?.pageName).toBe('home');
  });

  it('has texts of its own for each model, with its picture', async () => {
    const { data } = await tags('product/alva-n3', 'id');
    expect(data?.metaTags?.h1).toBe('ALVA N3');
    expect(data?.metaTags?.image).toBe('/pictures/models/alva-n3/butterscotch-beige/hero-1200.jpg');
  });

  it('substitutes what a dynamic page is about, still in one trip', async () => {
    const answer = await tags('/product/alva-cervo-q/customize', 'en');
    expect(answer.data?.metaTags).toMatchObject({
      pageName: 'product/alva-cervo-q/customize',
      title: 'Configure your CERVO Q | ALVA',
      h1: 'Configure your CERVO Q',
    });
    expect(bff.trips(answer)).toBe(1);
  });

  it.each([
    ['charging-station/sta_demo_boost-medan-merdeka', 'ALVA Boost Medan Merdeka'],
    ['charging-station/boost-medan-merdeka', 'ALVA Boost Medan Merdeka'],
    ['experience-center/aec-scbd', 'ALVA Experience Center SCBD'],
    ['shop/spare-parts/front-brake-pad-set/45105-CVO-00', 'Front brake pad set'],
    ['whats-new/courier-year', 'A courier counts'],
  ])('%s is about %s', async (name, subject) => {
    const answer = await tags(name);
    expect(answer.data?.metaTags?.h1).toBe(subject);
    expect(bff.trips(answer)).toBe(1);
  });

  it('falls back to the other language, marked', async () => {
    await bff.db.primary.execute("DELETE FROM meta_tag WHERE page_name = 'shop' AND locale = 'en'");
    expect((await tags('shop', 'en')).data?.metaTags).toMatchObject({
      title: 'Belanja | ALVA',
      locale: 'id',
      is_fallback: true,
    });
  });
});

describe('metaTags refuses', () => {
  it.each(['nowhere', 'product/alva-x', 'product/alva-x/customize', 'a/b/c/d/e/f/g/h'])(
    '%j: null, for the page to answer 404',
    async (name) => {
      const { data, errors } = await tags(name);
      expect(errors).toBeUndefined();
      expect(data?.metaTags).toBeNull();
    },
  );

  it('a language it does not speak', async () => {
    expect((await tags('about', 'jv')).errors).toHaveLength(1);
  });
});

describe('metaTags is safe', () => {
  it.each(["about' OR 1=1 --", '*', 'support/*', '%', '[]', '"', `product/${'x'.repeat(3_900)}`])(
    'takes %.30j for a name like any other',
    async (name) => {
      const { data, errors } = await tags(name);
      expect(errors).toBeUndefined();
      expect(data?.metaTags).toBeNull();
    },
  );

  it('forgets a model that is withdrawn', async () => {
    await bff.db.primary.execute("UPDATE product SET is_active = 0 WHERE slug = 'alva-one'");
    expect((await tags('product/alva-one')).data?.metaTags).toBeNull();
    expect((await tags('product/compare')).data?.metaTags?.h1).toBe('Compare models');
  });

  it('puts a name in as text, also when it looks like a replacement pattern', async () => {
    await bff.db.primary.execute("UPDATE product SET name = 'A$& {name}' WHERE slug = 'alva-n3'");
    expect((await tags('product/alva-n3/customize')).data?.metaTags?.h1).toBe(
      'Configure your A$& {name}',
    );
  });
});
