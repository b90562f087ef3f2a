import { requireCustomer } from '#edge/auth/policy.ts';
import { fileUrl, UPLOAD_ID } from '#edge/contract/uploads.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { deleteRemovedNow } from '#edge/platform/files/sweep.ts';
import { attachUpload, isFree, removeOtherUploads } from '#edge/platform/files/upload.sql.ts';
import { err, ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { setPhoto } from './profile.sql.ts';

main.mutationField('updateCustomerPhoto', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Shows an uploaded picture (`AVATAR`) as the person’s photo, or none. The one before is deleted. Answers `PHOTO_UNKNOWN`.',
    args: { fileId: t.arg.id({ description: 'Null takes the photo away.' }) },
    resolve: async (_, { fileId }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const now = context.clock();
      const id = fileId ?? null;
      const purpose = 'AVATAR';
      const write = { operation: 'updateCustomerPhoto', who: customerId, input: { id } };
      const done = await once(context, write, async () => {
        const file = { id: id ?? '', customerId, purpose, to: customerId } as const;
        if (id !== null && !(UPLOAD_ID.test(id) && (await context.readPrimary(isFree(file)))))
          return err('PHOTO_UNKNOWN');
        return ok({
          statements: [
            removeOtherUploads({ customerId, purpose, attachedTo: customerId, keep: id, now }),
            ...(id === null ? [] : attachUpload({ ...file, isPublic: false })),
            setPhoto({ id: customerId, url: id === null ? null : fileUrl(id), now }),
          ],
          outcome: null,
        });
      });
      await deleteRemovedNow(context);
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
