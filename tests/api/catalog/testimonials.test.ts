import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const ask = async (slug: string, locale: string) => {
  const { data } = await bff.content<{
    productDetail: { e_brochure: string; testimonials: { name: string; text: string }[] };
  }>(
    'query T($slug: String!, $locale: Locale!) { productDetail(slug: $slug, locale: $locale) { e_brochure testimonials { name text } } }',
    { slug, locale },
  );
  return data?.productDetail;
};

it('riders speak in the language asked for', async () => {
  const [en, id] = [await ask('alva-cervo', 'en'), await ask('alva-cervo', 'id')];
  expect(en?.testimonials.map(({ name }) => name)).toEqual(
    id?.testimonials.map(({ name }) => name),
  );
  expect(en?.testimonials[0]?.text).not.toBe(id?.testimonials[0]?.text);
});

it('riders are silent where the flag of the model is off', async () => {
  expect((await ask('alva-n3', 'en'))?.testimonials).toEqual([]);
  await bff.db.primary.execute("UPDATE product SET show_testi = 0 WHERE slug = 'alva-cervo'");
  expect((await ask('alva-cervo', 'en'))?.testimonials).toEqual([]);
});

it('the brochure is the one of the language', async () => {
  expect((await ask('alva-one', 'id'))?.e_brochure).toBe('/brochures/alva-one-id.pdf');
  expect((await ask('alva-one', 'en'))?.e_brochure).toBe('/brochures/alva-one-en.pdf');
});
