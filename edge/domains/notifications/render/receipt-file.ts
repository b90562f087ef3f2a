import { eq } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { upload } from '#db/schema/account-upload.ts';
import type { MailContent } from '#edge/domains/notifications/channels/channel.ts';
import type { Facts } from '#edge/domains/notifications/templates/fill.ts';
import type { Deps } from '#edge/platform/deps.ts';

const keyOfUpload = prepare(
  build
    .select({ key: upload.objectKey })
    .from(upload)
    .where(eq(upload.id, p('id'))),
);

const CHUNK = 0x8000;

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
};

/** The receipt's PDF of a message that names one. A storage that is away costs the copy, not the mail. */
export const receiptFile = async (
  { upload: id, receipt }: Facts,
  { db, files }: Pick<Deps, 'db' | 'files'>,
): Promise<MailContent['attachments']> => {
  if (id === undefined) return [];
  const [[row]] = await db.readPrimary([keyOfUpload({ id })]);
  const body = row === undefined ? undefined : await files.get(row.key).catch(() => undefined);
  if (body === undefined) return [];
  const content = base64(new Uint8Array(await new Response(body).arrayBuffer()));
  return [{ filename: `${receipt}.pdf`, contentType: 'application/pdf', content }];
};
