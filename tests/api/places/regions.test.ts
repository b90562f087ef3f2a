import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface City {
  readonly id: string;
  readonly name: string;
  readonly latitude: number | null;
  readonly districts: readonly { readonly id: string; readonly name: string }[];
}

const regions = (provinceId: string) =>
  bff.content<{ regions: City[] }>(
    'query($provinceId: ID!) { regions(provinceId: $provinceId) { id name latitude longitude districts { id name } } }',
    { provinceId },
  );

describe('regions', () => {
  it('gives the cities of a province with their districts, in one trip', async () => {
    const answer = await regions('31');
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.regions).toHaveLength(6);
    expect(answer.data?.regions.find(({ id }) => id === '3174')).toMatchObject({
      name: 'Kota Jakarta Selatan',
      districts: expect.arrayContaining([{ id: '317401', name: 'Tebet' }]),
    });
    expect(bff.trips(answer)).toBe(1);
  });

  it('stays small: the largest province takes under 10 kB compressed', async () => {
    const { gzipSync } = await import('node:zlib');
    const { data } = await regions('35');
    expect(data?.regions.flatMap(({ districts }) => districts)).toHaveLength(666);
    expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(10_000);
  });

  it.each(['99', '', "31' or 1=1", '3174'])('knows nothing of %j', async (provinceId) => {
    expect((await regions(provinceId)).data?.regions).toEqual([]);
  });
});
