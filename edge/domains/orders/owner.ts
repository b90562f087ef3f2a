import { build, type Query, query } from '#db/query.ts';
import { orderOwner } from '#db/schema/orders.ts';
import type { OwnerDetails } from '#edge/contract/orders/owner.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import { attachUpload, isFree } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { OrderError } from './error.ts';
import type { Statements } from './order.sql.ts';

interface Writing {
  readonly cipher: Cipher;
  readonly read: <T>(query: Query<T>) => Promise<T>;
  readonly now: number;
}

export interface OwnerWrite {
  readonly statements: Statements;
  /** By which an equal identity number is found; null for a company. */
  readonly identityIndex: string | null;
}

/** Numbers open in the row of their order only. */
export const sealedIn = (orderId: string, column: 'identity' | 'tax'): string =>
  `order_owner/${orderId}/${column}`;

const identityOf = async (owner: OwnerDetails, orderId: string, cipher: Cipher) => {
  if (owner.customerType === 'company')
    return { identityKind: null, identityNumberSealed: null, identityNumberIndex: null };
  const { identityKind, identityNumber } = owner;
  return {
    identityKind,
    identityNumberSealed: await cipher.seal(identityNumber, sealedIn(orderId, 'identity')),
    identityNumberIndex: await cipher.index(identityNumber),
  };
};

/** Writes down who the papers are for; the picture of the card is this order's from then on. */
export const writeOwner = async (
  orderId: string,
  customerId: string,
  owner: OwnerDetails,
  { cipher, read, now }: Writing,
): Promise<Result<OwnerWrite, OrderError>> => {
  const image = owner.customerType === 'personal' ? owner.identityCardImage : null;
  const file = { id: image ?? '', customerId, purpose: 'IDENTITY_CARD', to: orderId } as const;
  if (image !== null && !(await read(isFree(file)))) return err({ code: 'ORDER_UPLOAD_UNKNOWN' });
  const identity = await identityOf(owner, orderId, cipher);
  const { taxNumber } = owner;
  const company = owner.customerType === 'company' ? owner : null;
  const columns = {
    ...identity,
    customerType: owner.customerType,
    isbuyer: owner.isbuyer,
    name: owner.name,
    email: owner.email,
    phoneNumber: owner.phoneNumber,
    address: owner.address,
    provinceId: owner.provinceId,
    cityId: owner.cityId,
    zipCode: owner.zipCode,
    identityCardImage: image,
    taxNumberSealed: taxNumber && (await cipher.seal(taxNumber, sealedIn(orderId, 'tax'))),
    picName: company?.picName ?? null,
    picPhoneNumber: company?.picPhoneNumber ?? null,
    updatedAt: now,
  };
  return ok({
    identityIndex: identity.identityNumberIndex,
    statements: [
      query(
        build
          .insert(orderOwner)
          .values({ orderId, ...columns })
          .onConflictDoUpdate({ target: orderOwner.orderId, set: columns }),
      ),
      ...(image === null ? [] : attachUpload({ ...file, isPublic: false })),
    ],
  });
};
