import { eq } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { orderOwner } from '#db/schema/orders.ts';
import type { Disclosure } from '#edge/contract/financing/disclosure.ts';
import { sealedIn } from '#edge/domains/orders/owner.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { ApplicationRow } from './application.sql.ts';

const ownerOfOrder = prepare(
  build
    .select()
    .from(orderOwner)
    .where(eq(orderOwner.orderId, p('orderId'))),
);

/** An application as its company gets it; whole rupiah. */
export const applicationBody = async (
  { id, orderId, disclosure, isMarried, work }: ApplicationRow,
  { db, cipher, env }: Pick<Deps, 'db' | 'env'> & { readonly cipher: Cipher },
  order: { readonly code: string; readonly product: { readonly name: string } },
): Promise<object> => {
  const [[owner]] = await db.readPrimary([ownerOfOrder({ orderId })]);
  if (owner === undefined) throw new Error(`${orderId} has no owner`);
  const open = async (sealed: string | null, column: 'identity' | 'tax') =>
    sealed && (await cipher.open(sealed, sealedIn(orderId, column)));
  const figures = disclosure as Disclosure;
  const { provider } = figures;
  return {
    reference: id,
    callback_url: `${env.SITE_ORIGIN}/api/financing/notifications/${provider.toLowerCase()}`,
    return_url: `${env.SITE_ORIGIN}/id/my-orders/${orderId}`,
    product: order.product.name,
    order_code: order.code,
    price: figures.price,
    down_payment: figures.downPayment,
    principal: figures.principal,
    months: figures.months,
    monthly: figures.monthly,
    total: figures.total,
    applicant: {
      type: owner.customerType,
      name: owner.name,
      email: owner.email,
      phone: owner.phoneNumber,
      address: `${owner.address}, ${owner.zipCode}`,
      identity_number: await open(owner.identityNumberSealed, 'identity'),
      tax_number: await open(owner.taxNumberSealed, 'tax'),
      is_married: isMarried,
      work,
    },
  };
};
