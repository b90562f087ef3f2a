import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import { findArea } from '#edge/contract/areas.ts';
import { type AddressFault, DeliveryAddressForm } from '#edge/contract/places/address.ts';
import { citiesOf } from '#edge/domains/places/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { addressGivenAt, writeAddress } from './address.sql.ts';

interface Updated {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: AddressFault | null;
}

const UpdatedRef = main.objectRef<Updated>('DeliveryAddressUpdated').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description:
        '`ADDRESS_INVALID`, `ADDRESS_REGION_UNKNOWN`, or `ADDRESS_NEWER`: one given later stands.',
    }),
  }),
});

const AddressInput = main.inputType('UpdateAddressInput', {
  fields: (t) => ({
    provinceId: t.id({ required: true, description: 'The ministry’s codes without dots.' }),
    cityId: t.id({ required: true }),
    districtId: t.id({ required: true }),
    address: t.string({ required: true }),
    zipCode: t.string({ required: true }),
    note: t.string(),
    latitude: t.float({ description: 'The pin; both or neither.' }),
    longitude: t.float(),
    changedAt: t.field({ type: 'DateTime', required: true, description: 'When it was given.' }),
  }),
});

/** Names come from the region data, so that nobody can call Surabaya Jakarta. */
const decide = async (
  customerId: string,
  input: typeof AddressInput.$inferInput,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<Result<Decision<null>, AddressFault>> => {
  const parsed = v.safeParse(DeliveryAddressForm, input);
  if (!parsed.success) return err('ADDRESS_INVALID');
  const { provinceId, cityId, districtId, ...fields } = parsed.output;
  const [cities, [standing]] = await Promise.all([
    readPrimary(citiesOf(provinceId)),
    readPrimary(addressGivenAt({ id: customerId })),
  ]);
  const province = findArea(provinceId);
  const city = cities.find(({ id }) => id === cityId);
  const district = city?.districts.find(({ id }) => id === districtId);
  if (province === undefined || city === undefined || district === undefined)
    return err('ADDRESS_REGION_UNKNOWN');
  // A clock that runs ahead must not win for ever.
  const changedAt = Math.min(input.changedAt, clock());
  if (standing !== undefined && standing.changedAt > changedAt) return err('ADDRESS_NEWER');
  const row = {
    customerId,
    provinceId,
    cityId,
    districtId,
    address: fields.address,
    zipCode: fields.zipCode,
    note: fields.note || null,
    latitude: fields.latitude,
    longitude: fields.longitude,
    provinceName: province.name.id,
    cityName: city.name,
    districtName: district.name,
    changedAt,
  };
  return ok({ statements: [writeAddress(row)], outcome: null });
};

main.mutationField('updateCustomerAddress', (t) =>
  t.field({
    type: UpdatedRef,
    description:
      'Where things are delivered to the customer who asks; the word with the later `changedAt` stands.',
    args: { input: t.arg({ type: AddressInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const write = { operation: 'updateCustomerAddress', who, input };
      const done = await once(context, write, () => decide(who, input, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
