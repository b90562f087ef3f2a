import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const detail = (productCode: string, locale = 'id') =>
  bff.gql<{ getSparePartDetail: Record<string, unknown> | null }>(
    `query Part($productCode: String!, $locale: Locale) {
      getSparePartDetail(productCode: $productCode, locale: $locale) {
        code name price productName productSlugs productDescription isShowButton } }`,
    { productCode, locale },
  );

describe('getSparePartDetail works', () => {
  it('opens a part by its code in either language, whatever the case, in one trip', async () => {
    const answer = await detail('45105-cvo-00');
    expect(answer.data?.getSparePartDetail).toMatchObject({
      code: '45105-CVO-00',
      name: 'Set kampas rem depan',
      price: 98_000,
      productSlugs: ['alva-cervo', 'alva-cervo-q', 'alva-cervo-boost-charge'],
      isShowButton: true,
    });
    expect(bff.trips(answer)).toBe(1);
    expect((await detail('45105-CVO-00', 'en')).data?.getSparePartDetail?.name).toBe(
      'Front brake pad set',
    );
  });

  it('leaves high-voltage parts to the workshop', async () => {
    expect((await detail('31120-ONE-00')).data?.getSparePartDetail?.isShowButton).toBe(false);
  });

  it('fits a painted panel to the models that come in its colour', async () => {
    expect((await detail('61100-CVO-EDT')).data?.getSparePartDetail?.productName).toBe(
      'ALVA CERVO, CERVO BOOST CHARGE',
    );
  });
});

describe('getSparePartDetail refuses', () => {
  it.each(['', '00000-XXX-00', '45105'])('%j with null', async (code) => {
    const { data, errors } = await detail(code);
    expect(errors).toBeUndefined();
    expect(data?.getSparePartDetail).toBeNull();
  });
});

describe('getSparePartDetail is safe', () => {
  it.each(["45105-CVO-00' OR 1=1 --", '%', 'x'.repeat(3_900)])(
    'takes %.20j as data',
    async (code) => {
      expect((await detail(code)).data?.getSparePartDetail).toBeNull();
    },
  );

  it('never shows a part that is not active', async () => {
    await bff.db.primary.execute("UPDATE spare_part SET is_active = 0 WHERE code = '45105-CVO-00'");
    expect((await detail('45105-CVO-00')).data?.getSparePartDetail).toBeNull();
  });
});
