import * as v from 'valibot';
import { HOUR_MS } from '#edge/contract/time.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { personName } from '#edge/contract/validators/person-name.ts';

export const COURIER_LIMITS = {
  /** Tries of one work order, and of one connection, in an hour; a telephone that comes back sends again a few times. */
  tries: 20,
  triesWindowMs: HOUR_MS,
  /** Characters of a signature: some five hundred points. */
  signature: 4_000,
} as const;

/** What a hand-over by a courier can end with instead. */
export type CourierFault =
  /** No link has this work order and passkey. */
  | 'DELIVERY_LINK_INVALID'
  /** It was taken back or replaced, or the order was handed over or came back meanwhile. */
  | 'DELIVERY_LINK_ENDED'
  /** Something is missing or has another form. */
  | 'DELIVERY_INVALID'
  /** The photo is no picture, or too large. */
  | 'DELIVERY_PHOTO'
  /** The bank has not settled a payment: it is sent again later. */
  | 'DELIVERY_WAITS';

/** The header that says which courier sends a photo: `<work order>.<key>`, the key from `openDelivery`. */
export const COURIER_HEADER = 'x-delivery-upload';

const typed = (form: RegExp, key: string) =>
  v.pipe(
    v.string(key),
    v.maxLength(40, key),
    v.transform((text) => text.trim().toUpperCase()),
    v.regex(form, key),
  );

/** What a courier's link carries, or a courier types. */
export const courierAccess = v.object({
  workOrder: typed(/^WO-[0-9A-Z]{8}$/, 'work-order'),
  passkey: typed(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'passkey'),
});
export type CourierAccess = v.InferOutput<typeof courierAccess>;

/** Width and height of the sheet that is signed; points are whole numbers below these. */
export const SIGNATURE_SHEET = { width: 1_000, height: 400 } as const;

const POINTS = /^\d{1,3},\d{1,3}(?:[ ;]\d{1,3},\d{1,3})*$/;
/** Fewer points are a slip of the finger. */
const FEWEST_POINTS = 8;

/** Strokes apart by `;`, each of points `x,y` apart by spaces: it is drawn at any size and holds nothing else. */
const signature = v.pipe(
  v.string('signature'),
  v.maxLength(COURIER_LIMITS.signature, 'signature'),
  v.regex(POINTS, 'signature'),
  v.check((text) => text.split(/[ ;]/).length >= FEWEST_POINTS, 'signature'),
);

/** A signature as the paths of an SVG of the sheet's size. */
export const signaturePaths = (strokes: string): readonly string[] =>
  strokes.split(';').map((stroke) => `M${stroke.replaceAll(' ', 'L')}`);

const degrees = (most: number) =>
  v.nullish(v.pipe(v.number('place'), v.minValue(-most, 'place'), v.maxValue(most, 'place')), null);

/** What the courier fills in beside the photo. */
export const handOverWords = v.object({ receivedBy: personName(), signature });

/** What proves that somebody took the motorcycle or the goods. */
export const courierDelivery = v.object({
  /** Made by the device: sent again it is the same hand-over. */
  id: deviceId('dlv'),
  ...courierAccess.entries,
  ...handOverWords.entries,
  latitude: degrees(90),
  longitude: degrees(180),
  /** In metres. */
  accuracy: v.nullish(
    v.pipe(
      v.number('place'),
      v.integer('place'),
      v.minValue(0, 'place'),
      v.maxValue(100_000, 'place'),
    ),
    null,
  ),
  /** By the device's clock, epoch ms. */
  takenAt: v.nullish(v.number(), null),
});
export type CourierDelivery = v.InferOutput<typeof courierDelivery>;
