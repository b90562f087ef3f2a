import { main } from '#edge/graphql/builder.ts';
import type { CustomerRow } from './customer.sql.ts';
import { masked } from './masked.ts';

type Document = NonNullable<CustomerRow['document']>;

/** Where a sealed number belongs: it opens in no other row and no other column. */
export const placeOf = (kind: 'identity_number' | 'tax_number', customerId: string): string =>
  `${kind}:${customerId}`;

export const DocumentRef = main.objectRef<Document>('CustomerDocument').implement({
  description: 'Papers of a customer. Numbers come masked.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    provinceId: t.exposeString('provinceId', { nullable: true }),
    provinceName: t.exposeString('provinceName', { nullable: true }),
    cityId: t.exposeString('cityId', { nullable: true }),
    cityName: t.exposeString('cityName', { nullable: true }),
    zipCode: t.exposeString('zipCode', { nullable: true }),
    identityCardNumber: t.string({
      nullable: true,
      resolve: async ({ identityNumberSealed: sealed, customerId }, _, { cipher }) =>
        sealed === null
          ? null
          : masked(await cipher.open(sealed, placeOf('identity_number', customerId))),
    }),
    identityCardImage: t.exposeString('identityCardImage', { nullable: true }),
    taxCardNumber: t.string({
      nullable: true,
      resolve: async ({ taxNumberSealed: sealed, customerId }, _, { cipher }) =>
        sealed === null
          ? null
          : masked(await cipher.open(sealed, placeOf('tax_number', customerId))),
    }),
    taxCardImage: t.exposeString('taxCardImage', { nullable: true }),
  }),
});
