import * as v from 'valibot';
import { isAssertionFailure } from '#db/assertion.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import {
  fileUrl,
  SEALED_PURPOSES,
  UPLOAD_ID,
  UPLOAD_PURPOSES,
  type UploadFault,
  type UploadPurpose,
} from '#edge/contract/uploads.ts';
import { upload as uploadRules } from '#edge/contract/validators/index.ts';
import { UploadPurposeEnum } from '#edge/domains/account/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { toBase64url } from '#edge/platform/base64url.ts';
import { keepBytes } from '#edge/platform/files/keep-bytes.ts';
import { sealFile } from '#edge/platform/files/sealed.ts';
import {
  insertUpload,
  type UploadRow,
  unusedUploads,
  uploadById,
} from '#edge/platform/files/upload.sql.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { UploadedFile } from '#edge/platform/uploaded-file.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';

const HOURLY = declareLimit({
  purpose: 'account.upload',
  most: 60,
  windowMs: HOUR_MS,
  what: 'files sent',
  by: 'customer',
});
/** A listing needs about ten. */
const UNUSED = declareLimit({
  purpose: 'account.unused-files',
  most: 30,
  windowMs: null,
  what: 'files that nothing has taken yet',
  by: 'customer',
  answer: 'file.too-many',
});

interface Sent {
  readonly id: string;
  readonly purpose: UploadPurpose;
  readonly file: UploadedFile;
}

const digest = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

/** A row is one's own file again when owner, purpose and bytes are the same. */
const isSame = (row: UploadRow, customerId: string, { purpose }: Sent, hash: string): boolean =>
  row.customerId === customerId && row.purpose === purpose && row.hash === hash;

/** The row of this id, which is somebody's first; files sent at once are all counted. */
const claim = async (
  db: Context['db'],
  row: Parameters<typeof insertUpload>[0],
): Promise<UploadRow | 'too many' | undefined> => {
  const reservation = unusedUploads.hold({ customerId: row.customerId, most: UNUSED.most });
  try {
    const [, , [first]] = await db.write([
      insertUpload(row),
      reservation,
      uploadById({ id: row.id }),
    ]);
    return first;
  } catch (error) {
    if (isAssertionFailure(error)) return 'too many';
    throw error;
  }
};

/** Takes one file; sent again under its id it is the same file, and nothing more is stored. */
const takeFile = async (
  customerId: string,
  sent: Sent,
  context: Context,
): Promise<Result<string, UploadFault>> => {
  const { id, purpose, file } = sent;
  const { readPrimary, db, clock, ids, cipher } = context;
  if (!UPLOAD_ID.test(id)) return err('file.id');
  const hash = await digest(file.bytes);
  const [[stored], unused] = await Promise.all([
    readPrimary(uploadById({ id })),
    readPrimary(unusedUploads.count({ customerId })),
  ]);
  if (stored !== undefined && !isSame(stored, customerId, sent, hash)) return err('file.id');
  // Swept, and its bytes are still being deleted: it can be sent again when they are gone.
  if (stored !== undefined && stored.removedAt !== null)
    throw new Refusal('UNAVAILABLE', 'This file is being deleted.');
  if (stored?.storedAt) return ok(fileUrl(id));
  // Before the picture is taken apart: broken ones cost as much as good ones.
  await holdToAttempts(context, HOURLY, customerId);
  // Few requests bring a picture: what takes it apart is a module that the worker loads for them.
  const { cleanPicture } = await import('#edge/platform/images/clean.ts');
  const cleaned = await cleanPicture(file.bytes);
  const rules = uploadRules(UPLOAD_PURPOSES[purpose]);
  // Size first, so that an empty file is not called a broken one.
  const type = cleaned.ok ? cleaned.value.type : 'image/jpeg';
  const checked = v.safeParse(rules, { size: file.bytes.length, type });
  if (!checked.success) return err(checked.issues[0].message as UploadFault);
  if (!cleaned.ok) return cleaned;
  if (stored === undefined && unused >= UNUSED.most) return err('file.too-many');
  const { bytes, width, height } = cleaned.value;
  const row = {
    id,
    customerId,
    purpose,
    type,
    hash,
    width,
    height,
    size: bytes.length,
    objectKey: ids('obj'),
    isSealed: SEALED_PURPOSES.includes(purpose),
    createdAt: clock(),
  };
  const first = await claim(db, row);
  if (first === 'too many') return err('file.too-many');
  if (first === undefined || !isSame(first, customerId, sent, hash)) return err('file.id');
  await keepBytes(context, first, first.isSealed ? await sealFile(cipher, first.id, bytes) : bytes);
  return ok(fileUrl(id));
};

const UploadFileInput = main.inputType('UploadFileInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`upl_` and 26 characters, made by the device.' }),
    purpose: t.field({ type: UploadPurposeEnum, required: true }),
    file: t.field({ type: 'Upload', required: true }),
  }),
});

interface UploadStatus {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: UploadFault | null;
}

const StatusRef = main.objectRef<UploadStatus>('UploadStatus').implement({
  fields: (t) => ({
    message: t.exposeString('message'),
    success: t.exposeBoolean('success'),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: 'A key for the page to translate.',
    }),
  }),
});

interface UploadAnswer {
  readonly urlFile: string | null;
  readonly status: UploadStatus;
}

const AnswerRef = main.objectRef<UploadAnswer>('UploadFile').implement({
  fields: (t) => ({
    urlFile: t.exposeString('urlFile', {
      nullable: true,
      description: 'Path on this origin. Its owner’s alone, until something public takes the file.',
    }),
    status: t.field({ type: StatusRef, resolve: ({ status }) => status }),
  }),
});

const TOO_LARGE = new Set<UploadFault>(['file.too-large', 'file.identity-card-too-large']);

/** The catalogue's two sentences; the page says it more exactly. */
const messageOf = (fault: UploadFault): string =>
  TOO_LARGE.has(fault) ? 'file exceeded maximum upload size (15 MB)' : 'Upload image error';

main.mutationField('uploadFile', (t) =>
  t.field({
    type: AnswerRef,
    description:
      'Keeps a JPEG, PNG or WebP picture of at most 15 MB (of a card or paper 2 MB, encrypted where it is stored), told by its content and without its metadata. What takes no file within a day loses it.',
    args: { input: t.arg({ type: UploadFileInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const taken = await takeFile(customerId, input, context);
      return taken.ok
        ? { urlFile: taken.value, status: { success: true, message: 'OK', errorCode: null } }
        : {
            urlFile: null,
            status: { success: false, message: messageOf(taken.error), errorCode: taken.error },
          };
    },
  }),
);
