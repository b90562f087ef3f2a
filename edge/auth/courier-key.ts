import { COURIER_HEADER } from '#edge/contract/orders/courier.ts';
import type { Cipher } from '#edge/platform/cipher.ts';

const FORM = /^(WO-[0-9A-Z]{8})\.([A-Za-z0-9_-]{43})$/;

/** What a courier who opened the link of a work order shows to be allowed to send a file. It opens nothing. */
export const courierKey = ({ index }: Pick<Cipher, 'index'>, workOrder: string): Promise<string> =>
  index(`delivery-upload/${workOrder}`);

/** Whether a request comes from such a courier; the store, which may have ended the link, is not asked. */
export const isCourier = async (
  headers: Headers,
  cipher: Pick<Cipher, 'index'>,
): Promise<boolean> => {
  const [, workOrder, key] = FORM.exec(headers.get(COURIER_HEADER) ?? '') ?? [];
  return workOrder !== undefined && key === (await courierKey(cipher, workOrder));
};
