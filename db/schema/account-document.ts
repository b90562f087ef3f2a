import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { customer } from './account.ts';

/**
 * A customer's papers, apart from the profile because few operations may read them. Numbers are
 * sealed (edge/platform/cipher.ts); their index finds an equal number without opening any.
 */
export const customerDocument = sqliteTable(
  'customer_document',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id),
    /** As printed on the card. */
    name: text('name'),
    address: text('address'),
    provinceId: text('province_id'),
    provinceName: text('province_name'),
    cityId: text('city_id'),
    cityName: text('city_name'),
    zipCode: text('zip_code'),
    /** Which number it is: of a citizen's card, or of a stay permit. */
    identityKind: text('identity_kind', { enum: ['KTP', 'KITAS'] }),
    identityNumberSealed: text('identity_number_sealed'),
    identityNumberIndex: text('identity_number_index'),
    identityCardImage: text('identity_card_image'),
    taxNumberSealed: text('tax_number_sealed'),
    taxNumberIndex: text('tax_number_index'),
    taxCardImage: text('tax_card_image'),
    fatherName: text('father_name'),
    familyCardImage: text('family_card_image'),
    /** Neither read nor written; it can go in a release after the one whose code still selects it. */
    sisapiraStatus: text('sisapira_status'),
  },
  (t) => [
    uniqueIndex('customer_document_identity_number').on(t.identityNumberIndex),
    uniqueIndex('customer_document_tax_number').on(t.taxNumberIndex),
  ],
);
