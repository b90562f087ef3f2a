import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { main } from '#edge/graphql/builder.ts';
import { type AddressedCustomer, addressedCustomer } from './address.sql.ts';

const DeliveryAddressRef = main.objectRef<AddressedCustomer>('DeliveryAddress').implement({
  description:
    'Where orders of this customer go: the address they gave, else the one on their papers.',
  fields: (t) => ({
    name: t.string({ resolve: ({ customer }) => customer.name }),
    phoneNumber: t.string({ nullable: true, resolve: ({ customer }) => customer.phoneNumber }),
    address: t.string({
      nullable: true,
      resolve: ({ given, papers }) => (given ?? papers)?.address,
    }),
    provinceId: t.id({
      nullable: true,
      resolve: ({ given, papers }) => (given ?? papers)?.provinceId,
    }),
    provinceName: t.string({
      nullable: true,
      resolve: ({ given, papers }) => (given ?? papers)?.provinceName,
    }),
    cityId: t.id({ nullable: true, resolve: ({ given, papers }) => (given ?? papers)?.cityId }),
    cityName: t.string({
      nullable: true,
      resolve: ({ given, papers }) => (given ?? papers)?.cityName,
    }),
    districtId: t.id({ nullable: true, resolve: ({ given }) => given?.districtId }),
    districtName: t.string({ nullable: true, resolve: ({ given }) => given?.districtName }),
    zipCode: t.string({
      nullable: true,
      resolve: ({ given, papers }) => (given ?? papers)?.zipCode,
    }),
    note: t.string({ nullable: true, resolve: ({ given }) => given?.note }),
    latitude: t.float({ nullable: true, resolve: ({ given }) => given?.latitude }),
    longitude: t.float({ nullable: true, resolve: ({ given }) => given?.longitude }),
  }),
});

main.queryField('deliveryAddressCustomer', (t) =>
  t.field({
    type: DeliveryAddressRef,
    resolve: async (_, __, context) => {
      const { rows } = await readForCustomer(context, (id) => addressedCustomer({ id }));
      const [row] = rows;
      if (row === undefined) throw new Error('A session without a customer');
      return row;
    },
  }),
);
