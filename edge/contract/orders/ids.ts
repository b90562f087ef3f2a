import * as v from 'valibot';
import { deviceId } from '#edge/contract/validators/device-id.ts';

/** `ord_` and 26 characters, made by the device: placing an order again with the same id is the same order. */
export const orderId = deviceId('ord');

/** Ten letters and digits without I, L, O and U: fifty random bits, short enough to say on the phone. */
export const ORDER_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const ORDER_CODE_LENGTH = 10;

/** Stands before the code in a booking number (NUP). */
const NUP = 'NUP';

export const bookingNumberOf = (code: string): string => `${NUP}-${code}`;

/** `K7Q2M-9XH4D`: how people read a code. */
export const readableCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** An order code or a booking number as people type it; output: the order's code. */
export const orderCode = () =>
  v.pipe(
    v.string('required'),
    v.maxLength(40, 'order-code'),
    v.transform((typed) =>
      typed
        .toUpperCase()
        .replace(/[^0-9A-Z]/g, '')
        .replace(/^NUP/, '')
        .replaceAll('O', '0')
        .replace(/[IL]/g, '1'),
    ),
    v.nonEmpty('tracking-number'),
    v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'order-code'),
  );
