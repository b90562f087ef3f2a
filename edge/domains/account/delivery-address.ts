import { readMine } from '#edge/auth/mine.ts';
import { main } from '#edge/graphql/builder.ts';
import { type CustomerRow, customerById } from './customer.sql.ts';

const DeliveryAddressRef = main.objectRef<CustomerRow>('DeliveryAddress').implement({
  description: 'Where orders of this customer go, from the profile and its papers.',
  fields: (t) => ({
    name: t.string({ resolve: ({ customer }) => customer.name }),
    phoneNumber: t.string({ nullable: true, resolve: ({ customer }) => customer.phoneNumber }),
    address: t.string({ nullable: true, resolve: ({ document }) => document?.address }),
    provinceName: t.string({ nullable: true, resolve: ({ document }) => document?.provinceName }),
    cityName: t.string({ nullable: true, resolve: ({ document }) => document?.cityName }),
    zipCode: t.string({ nullable: true, resolve: ({ document }) => document?.zipCode }),
  }),
});

main.queryField('deliveryAddressCustomer', (t) =>
  t.field({
    type: DeliveryAddressRef,
    resolve: async (_, __, context) => {
      const { mine } = await readMine(context, (id) => customerById({ id }));
      const [row] = mine;
      if (row === undefined) throw new Error('A session without a customer');
      return row;
    },
  }),
);
