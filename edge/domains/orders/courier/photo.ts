import * as v from 'valibot';
import type { CourierFault } from '#edge/contract/orders/courier.ts';
import { upload as uploadRules } from '#edge/contract/validators/upload.ts';
import type { Context } from '#edge/graphql/context.ts';
import { toBase64url } from '#edge/platform/base64url.ts';
import { keepBytes } from '#edge/platform/files/keep-bytes.ts';
import { sealFile } from '#edge/platform/files/sealed.ts';
import { insertUpload, uploadById } from '#edge/platform/files/upload.sql.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { UploadedFile } from '#edge/platform/uploaded-file.ts';

type Storing = Pick<Context, 'db' | 'files' | 'clock' | 'cipher' | 'ids'>;

/** One photo of one hand-over: sent again it is the same file. */
const photoIdOf = (deliveryId: string): string => `upl_${deliveryId.slice('dlv_'.length)}`;

/**
 * Keeps the photo of a hand-over, without what the camera wrote into it, encrypted; it belongs to the
 * customer. Nothing shows it yet: a hand-over that comes to nothing loses it within a day.
 * @returns the id of the upload
 */
export const keepPhoto = async (
  { bytes: sent }: UploadedFile,
  { deliveryId, customerId }: { readonly deliveryId: string; readonly customerId: string },
  { db, files, clock, cipher, ids }: Storing,
): Promise<Result<string, CourierFault>> => {
  // Few requests bring a picture: what takes it apart is a module that the worker loads for them.
  const { cleanPicture } = await import('#edge/platform/images/clean.ts');
  const cleaned = await cleanPicture(sent);
  if (!cleaned.ok) return err('DELIVERY_PHOTO');
  const { bytes, type, width, height } = cleaned.value;
  if (!v.is(uploadRules('other'), { size: sent.length, type })) return err('DELIVERY_PHOTO');
  const id = photoIdOf(deliveryId);
  const hash = toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', sent)));
  const row = {
    id,
    customerId,
    purpose: 'HAND_OVER',
    type,
    hash,
    width,
    height,
    size: bytes.length,
    objectKey: ids('obj'),
    isSealed: true,
    createdAt: clock(),
  };
  const [, [first]] = await db.write([insertUpload(row), uploadById({ id })]);
  if (first === undefined || first.hash !== hash || first.customerId !== customerId)
    return err('DELIVERY_INVALID');
  if (first.removedAt !== null) throw new Refusal('UNAVAILABLE', 'This file is being deleted.');
  if (first.storedAt !== null) return ok(id);
  await keepBytes({ db, files, clock }, first, await sealFile(cipher, id, bytes));
  return ok(id);
};
