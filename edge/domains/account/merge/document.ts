import type { customerDocument } from '#db/schema/account-document.ts';
import { placeOf } from '#edge/domains/account/document.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

type Row = typeof customerDocument.$inferSelect;
type Columns = Partial<Omit<Row, 'customerId'>>;

const NUMBERS = [
  ['identity_number', 'identityNumberSealed', 'identityNumberIndex'],
  ['tax_number', 'taxNumberSealed', 'taxNumberIndex'],
] as const;

/**
 * What one account's papers have that the other's lack. A number opens only in the row it was sealed for:
 * it is opened there, and sealed for the other one.
 */
export const lackedOf = async (
  from: Row,
  into: { readonly customerId: string; readonly document: Row | null },
  cipher: Cipher,
): Promise<Columns> => {
  const lacked = Object.fromEntries(
    Object.entries(from).filter(
      ([column, value]) =>
        column !== 'customerId' &&
        value !== null &&
        (into.document?.[column as keyof Row] ?? null) === null,
    ),
  ) as { -readonly [Column in keyof Columns]: Columns[Column] };
  for (const [kind, sealed, index] of NUMBERS) {
    const value = lacked[sealed];
    // A number and its index come together or not at all.
    if (value == null) delete lacked[index];
    else {
      const plain = await cipher.open(value, placeOf(kind, from.customerId));
      lacked[sealed] = await cipher.seal(plain, placeOf(kind, into.customerId));
    }
  }
  // Which number it is goes with the number.
  if (lacked.identityNumberSealed === undefined) delete lacked.identityKind;
  else lacked.identityKind = from.identityKind;
  return lacked;
};
