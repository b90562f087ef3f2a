import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
let owner: Record<string, string>;
let owner2: Record<string, string>;
beforeAll(async () => {
  bff = await startBff();
  [owner, owner2] = await Promise.all([actor(bff, 'owner'), actor(bff, 'owner2')]);
});
afterAll(() => bff.stop());

const idOf = (n: number): string => `3f0c8f7e-1f0a-4f6e-8a53-${String(n).padStart(12, '0')}`;

const input = (n: number, change: object = {}) => ({
  id: idOf(n),
  slug: 'alva-cervo',
  name: 'Merah',
  total: 35_750_000,
  choice: {
    color: 'indie-red',
    accent: 'black',
    battery: 'dual',
    area: '31',
    dealer: 'aec-scbd',
    delivery: 'PICKUP_AT_DEALER',
  },
  savedAt: new Date(Date.UTC(2026, 9, 1, 0, n)).toISOString(),
  ...change,
});

const save = async (headers: Record<string, string>, saved: object) =>
  (
    await bff.gql<{ saveConfiguration: { success: boolean; errorCode: string | null } }>(
      `mutation S($input: SavedConfigurationInput!) {
        saveConfiguration(input: $input) { success errorCode } }`,
      { input: saved },
      { headers },
    )
  ).data?.saveConfiguration;

const remove = (headers: Record<string, string>, id: string) =>
  bff.gql(
    'mutation R($id: ID!) { removeSavedConfiguration(id: $id) { success } }',
    { id },
    { headers },
  );

const list = async (headers: Record<string, string>) =>
  (
    await bff.gql<{ savedConfigurations: { id: string; name: string; productName: string }[] }>(
      '{ savedConfigurations { id name productName slug total savedAt choice { color accent battery area dealer delivery } } }',
      {},
      { headers },
    )
  ).data?.savedConfigurations;

describe('savedConfigurations, saveConfiguration and removeSavedConfiguration', () => {
  describe('works', () => {
    it('keeps what was chosen, as it was chosen, newest first', async () => {
      expect(await save(owner, input(1))).toEqual({ success: true, errorCode: null });
      await save(owner, input(2, { name: 'Untuk Ibu', slug: 'alva-n3' }));
      const saved = await list(owner);
      expect(saved?.map(({ name }) => name)).toEqual(['Untuk Ibu', 'Merah']);
      const { savedAt, ...first } = input(1);
      expect(saved?.[1]).toEqual({ ...first, savedAt, productName: 'ALVA CERVO' });
    });

    it('renames by saving under the same id, and forgets', async () => {
      await save(owner, input(1, { name: 'Merah menyala' }));
      expect((await list(owner))?.map(({ name }) => name)).toEqual(['Untuk Ibu', 'Merah menyala']);
      await remove(owner, idOf(2));
      await remove(owner, idOf(2));
      expect((await list(owner))?.map(({ id }) => id)).toEqual([idOf(1)]);
    });

    it('keeps the newest ten', async () => {
      for (let n = 20; n < 32; n++) await save(owner, input(n));
      const saved = await list(owner);
      expect(saved).toHaveLength(10);
      expect(saved?.map(({ id }) => id)).toEqual(
        Array.from({ length: 10 }, (_, at) => idOf(31 - at)),
      );
    });
  });

  describe('refuses', () => {
    it.each([
      ['an id that no device makes', { id: 'x' }, 'invalid'],
      ['a name without letters', { name: '  ' }, 'invalid'],
      ['a name too long to show', { name: 'a'.repeat(101) }, 'invalid'],
      ['a price below nothing', { total: -1 }, 'invalid'],
      ['a model that is not sold', { slug: 'alva-none' }, 'productUnknown'],
    ])('%s', async (_, change, errorCode) => {
      const before = await list(owner);
      expect(await save(owner, input(40, change))).toEqual({ success: false, errorCode });
      expect(await list(owner)).toEqual(before);
    });
  });

  describe('is safe', () => {
    it('neither shows, changes nor removes what another customer keeps', async () => {
      const before = await list(owner);
      expect(await list(owner2)).toEqual([]);
      expect((await save(owner2, input(31, { name: 'Milik saya' })))?.success).toBe(false);
      await remove(owner2, idOf(31));
      expect(await list(owner)).toEqual(before);
      expect(await list(owner2)).toEqual([]);
    });

    it('does not let a clock that runs ahead keep the newest place', async () => {
      await save(owner2, input(50, { savedAt: '2099-01-01T00:00:00Z' }));
      const [first] = (await list(owner2)) as unknown as { savedAt: string }[];
      expect(Date.parse(first?.savedAt ?? '')).toBeLessThanOrEqual(Date.now());
    });
  });
});
