import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '#edge/contract/areas.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Priced {
  readonly choice: Record<string, string | null>;
  readonly corrections: readonly { readonly field: string; readonly reason: string }[];
  readonly faults: readonly { readonly field: string; readonly key: string }[];
  readonly quote: {
    readonly lines: readonly { readonly key: string; readonly amount: number }[];
    readonly otr_price: number;
    readonly otr_after_discount: number;
    readonly booking_fee: number;
    readonly rest: number;
    readonly delivery_terms: string;
    readonly monthly_fee: number | null;
  } | null;
}

const PRICE = `query Price($slug: String!, $color: String, $accent: String, $battery: String,
  $area: String, $dealer: String, $delivery: String) {
  configurationPrice(slug: $slug, color: $color, accent: $accent, battery: $battery, area: $area,
    dealer: $dealer, delivery: $delivery) {
    choice { color accent battery area dealer delivery }
    corrections { field reason }
    faults { field key }
    quote { lines { key amount } otr_price otr_after_discount booking_fee rest delivery_terms monthly_fee }
  }
}`;

const price = async (variables: Record<string, string>) => {
  const answer = await bff.content<{ configurationPrice: Priced | null }>(PRICE, variables);
  return { ...answer, priced: answer.data?.configurationPrice };
};

describe('configurationPrice works', () => {
  it('prices the reference motorcycle in one trip', async () => {
    const answer = await price({ slug: 'alva-cervo', dealer: 'aec-scbd' });
    expect(answer.priced).toMatchObject({
      corrections: [],
      faults: [],
      quote: { otr_after_discount: 35_750_000, delivery_terms: 'collect' },
    });
    expect(bff.trips(answer)).toBe(1);
  });

  it('names the same price as productPrices, in every province and with every battery', async () => {
    for (const { code: area } of AREAS) {
      const { data } = await bff.content<{
        productPrices: { battery: string; otr_after_discount: number }[];
      }>(
        'query P($area: String) { productPrices(slug: "alva-cervo-q", area: $area, locale: id) { battery otr_after_discount } }',
        { area },
      );
      expect(data?.productPrices).toHaveLength(3);
      for (const { battery, otr_after_discount } of data?.productPrices ?? []) {
        const { priced } = await price({ slug: 'alva-cervo-q', battery, area });
        expect(priced?.quote?.otr_after_discount).toBe(otr_after_discount);
      }
    }
  });

  it('sends a colour of one centre to that centre until its last day', async () => {
    const green = { slug: 'alva-n3', color: 'viridian-green' };
    expect((await price(green)).priced?.choice).toMatchObject({
      color: 'viridian-green',
      dealer: 'aec-scbd',
    });
    await bff.db.primary.execute(
      "UPDATE product_value SET validity_to_show_at = 1 WHERE code = 'viridian-green' AND validity_dealer_id IS NOT NULL",
    );
    expect((await price(green)).priced?.corrections).toEqual([{ field: 'color', reason: 'ended' }]);
  });

  it('says that a dealer is still to be chosen', async () => {
    expect((await price({ slug: 'alva-one' })).priced?.faults).toEqual([
      { field: 'dealer', key: 'dealer' },
    ]);
  });
});

describe('configurationPrice refuses', () => {
  it('a model it does not know, with null', async () => {
    expect((await price({ slug: 'alva-zero' })).priced).toBeNull();
  });

  it('words longer than any code', async () => {
    const answer = await price({ slug: 'alva-one', color: 'x'.repeat(81) });
    expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('a dealer that does not sell, or is not open yet', async () => {
    await bff.db.primary.execute("UPDATE place SET sales = 0 WHERE dealer_slug = 'aec-puri'");
    await bff.db.primary.execute("UPDATE place SET upcoming = 1 WHERE dealer_slug = 'aec-scbd'");
    for (const dealer of ['aec-puri', 'aec-scbd']) {
      const { priced } = await price({ slug: 'alva-one', dealer });
      expect(priced?.choice.dealer).toBeNull();
      expect(priced?.corrections).toEqual([{ field: 'dealer', reason: 'unknown' }]);
    }
  });
});

describe('configurationPrice is safe', () => {
  it.each(["' OR 1=1 --", '31" }', '\u0000', '%'])(
    'takes %j for a word like any other',
    async (word) => {
      const { priced } = await price({ slug: 'alva-one', color: word, area: word, battery: word });
      expect(priced?.choice).toMatchObject({ color: 'halo-white', area: '31', battery: 'single' });
      expect(priced?.corrections).toHaveLength(3);
    },
  );

  it('never prices a model that is not active', async () => {
    await bff.db.primary.execute("UPDATE product SET is_active = 0 WHERE slug = 'alva-n3'");
    expect((await price({ slug: 'alva-n3' })).priced).toBeNull();
  });
});
