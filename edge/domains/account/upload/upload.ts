import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import {
  fileUrl,
  UPLOAD_ID,
  UPLOAD_PURPOSES,
  type UploadFault,
  type UploadPurpose,
} from '#edge/contract/uploads.ts';
import { upload as uploadRules } from '#edge/contract/validators/index.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { type AttemptRule, holdToAttempts } from '#edge/platform/attempts.ts';
import { toBase64url } from '#edge/platform/base64url.ts';
import {
  countUnused,
  insertUpload,
  markStored,
  type UploadRow,
  uploadById,
} from '#edge/platform/files/upload.sql.ts';
import { cleanPicture } from '#edge/platform/images/clean.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { UploadedFile } from '#edge/platform/uploaded-file.ts';

const HOURLY: AttemptRule = { purpose: 'account.upload', most: 60, windowMs: 3_600_000 };
/** Files nothing has taken yet; a listing needs about ten. */
const MOST_UNUSED = 30;

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

const store = async (
  { db, files, clock }: Pick<Context, 'db' | 'files' | 'clock'>,
  row: UploadRow,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> => {
  try {
    await files.put(row.objectKey, bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('UNAVAILABLE', 'Files cannot be kept right now.', { cause: error });
  }
  await db.write([markStored({ id: row.id, now: clock() })]);
};

/** Takes one file; sent again under its id it is the same file, and nothing more is stored. */
const takeFile = async (
  customerId: string,
  sent: Sent,
  context: Context,
): Promise<Result<string, UploadFault>> => {
  const { id, purpose, file } = sent;
  const { readPrimary, db, clock, ids } = context;
  if (!UPLOAD_ID.test(id)) return err('file.id');
  const hash = await digest(file.bytes);
  const [[known], unused] = await Promise.all([
    readPrimary(uploadById({ id })),
    readPrimary(countUnused({ customerId })),
  ]);
  if (known !== undefined && !isSame(known, customerId, sent, hash)) return err('file.id');
  // Swept, and its bytes are still being deleted: it can be sent again when they are gone.
  if (known !== undefined && known.removedAt !== null)
    throw new Refusal('UNAVAILABLE', 'This file is being deleted.');
  if (known?.storedAt) return ok(fileUrl(id));
  const cleaned = cleanPicture(file.bytes);
  const rules = uploadRules(UPLOAD_PURPOSES[purpose]);
  // Size first, so that an empty file is not called a broken one.
  const type = cleaned.ok ? cleaned.value.type : 'image/jpeg';
  const checked = v.safeParse(rules, { size: file.bytes.length, type });
  if (!checked.success) return err(checked.issues[0].message as UploadFault);
  if (!cleaned.ok) return cleaned;
  if (known === undefined && unused >= MOST_UNUSED) return err('file.too-many');
  await holdToAttempts(context, HOURLY, customerId);
  const { bytes, width, height } = cleaned.value;
  const row = {
    ...{ id, customerId, purpose, type, hash, width, height, size: bytes.length },
    ...{ objectKey: ids('obj'), createdAt: clock() },
  };
  const [, [first]] = await db.write([insertUpload(row), uploadById({ id })]);
  if (first === undefined || !isSame(first, customerId, sent, hash)) return err('file.id');
  await store(context, first, bytes);
  return ok(fileUrl(id));
};

const PurposeEnum = main.enumType('UploadPurpose', {
  values: Object.keys(UPLOAD_PURPOSES) as UploadPurpose[],
});

const UploadFileInput = main.inputType('UploadFileInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`upl_` and 26 characters, made by the device.' }),
    purpose: t.field({ type: PurposeEnum, required: true }),
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

/** The catalogue's two sentences (specification §8); the page says it more exactly. */
const messageOf = (fault: UploadFault): string =>
  TOO_LARGE.has(fault) ? 'file exceeded maximum upload size (15 MB)' : 'Upload image error';

main.mutationField('uploadFile', (t) =>
  t.field({
    type: AnswerRef,
    description:
      'Keeps a JPEG, PNG or WebP picture of at most 15 MB (a KTP of 2 MB), told by its content and without its metadata. What takes no file within a day loses it.',
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
