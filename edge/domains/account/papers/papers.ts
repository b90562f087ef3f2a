import { and, eq } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { customerPaper } from '#db/schema/account-paper.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { requireFreshCustomer } from '#edge/auth/step-up.ts';
import {
  hasPaper,
  PAPER_KINDS,
  type PaperKind,
  PICTURE_REMOVED,
} from '#edge/contract/account/paper-machine.ts';
import { fileUrl, UPLOAD_ID } from '#edge/contract/uploads.ts';
import { PaperKindEnum, PaperStateEnum } from '#edge/domains/account/enums.ts';
import { profileStanding } from '#edge/domains/account/profile/profile.sql.ts';
import { noteConsent } from '#edge/domains/account/rights/consent.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { deleteRemovedNow } from '#edge/platform/files/sweep.ts';
import { attachUpload, isFree, removeUploads } from '#edge/platform/files/upload.sql.ts';
import { err, ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { countChange } from './numbers.ts';
import { type PaperRow, paperMover, papersOf, writeImage } from './paper.sql.ts';

interface Paper {
  readonly kind: PaperKind;
  readonly row: PaperRow | undefined;
}

const PaperRef = main.objectRef<Paper>('CustomerPaper').implement({
  description: 'The picture of one of the person’s papers, and what became of it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PaperKindEnum }),
    state: t.field({ type: PaperStateEnum, resolve: ({ row }) => row?.state ?? 'MISSING' }),
    reason: t.string({
      nullable: true,
      description: 'Why it was refused.',
      resolve: ({ row }) => row?.reason,
    }),
    submittedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ row }) => (row?.fileId == null ? null : row.submittedAt),
    }),
    decidedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row?.decidedAt }),
    image: t.string({
      nullable: true,
      description: 'Path of the picture. It opens to its owner after a fresh sign-in.',
      resolve: ({ row }) => row?.fileId && fileUrl(row.fileId),
    }),
  }),
});

main.queryField('customerPapers', (t) =>
  t.field({
    type: [PaperRef],
    description: 'One of each kind.',
    resolve: async (_, __, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const rows = await context.readPrimary(papersOf({ customerId }));
      return PAPER_KINDS.map((kind) => ({ kind, row: rows.find((row) => row.kind === kind) }));
    },
  }),
);

main.mutationField('submitCustomerDocument', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Hands in the picture of a paper (an upload of the same name, 2 MB); staff look at it. The one before is deleted. Answers `PAPER_FILE_UNKNOWN`, or `PAPER_OF_PERSONS` to a company, which has a tax card alone.',
    args: {
      kind: t.arg({ type: PaperKindEnum, required: true }),
      fileId: t.arg.id({ required: true }),
    },
    resolve: async (_, { kind, fileId }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      await countChange(context, customerId);
      const write = {
        operation: 'submitCustomerDocument',
        who: customerId,
        input: { kind, fileId },
      };
      const done = await once(context, write, async () => {
        const [rows, [standing]] = await Promise.all([
          context.readPrimary(papersOf({ customerId })),
          context.readPrimary(profileStanding({ id: customerId })),
        ]);
        if (!hasPaper(standing?.customerType ?? 'personal', kind)) return err('PAPER_OF_PERSONS');
        const row = rows.find((each) => each.kind === kind);
        if (row?.fileId === fileId) return ok({ statements: [], outcome: null });
        const now = context.clock();
        const id = row?.id ?? context.ids('cpa');
        const file = { id: fileId, customerId, purpose: kind, to: id } as const;
        if (!(UPLOAD_ID.test(fileId) && (await context.readPrimary(isFree(file)))))
          return err('PAPER_FILE_UNKNOWN');
        const set = { fileId, reason: null, submittedAt: now, decidedAt: null, decidedBy: null };
        return ok({
          statements: [
            ...(row === undefined
              ? paperMover.insert('submit', { id, customerId, kind, ...set })
              : paperMover.move('submitAgain', {
                  id,
                  set,
                  effects: {
                    [PICTURE_REMOVED]: [
                      removeUploads({ attachedTo: id, only: row.fileId ?? '', now }),
                    ],
                  },
                })),
            ...attachUpload({ ...file, isPublic: false }),
            writeImage(customerId, kind, fileUrl(fileId)),
            noteConsent({
              id: context.ids('con'),
              customerId,
              purpose: 'DOCUMENTS',
              granted: 1,
              at: now,
            }),
          ],
          outcome: null,
        });
      });
      await deleteRemovedNow(context);
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

main.mutationField('removeCustomerDocument', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Deletes the picture of a paper. After a fresh sign-in. Answers `PAPER_NOT_FOUND`. What an order was issued with stays with the order.',
    args: { kind: t.arg({ type: PaperKindEnum, required: true }) },
    resolve: async (_, { kind }, context) => {
      const { customerId } = await requireFreshCustomer(context);
      const write = { operation: 'removeCustomerDocument', who: customerId, input: { kind } };
      const done = await once(context, write, async () => {
        const rows = await context.readPrimary(papersOf({ customerId }));
        const row = rows.find((each) => each.kind === kind);
        if (row === undefined) return err('PAPER_NOT_FOUND');
        if (row.state === 'MISSING') return ok({ statements: [], outcome: null });
        const now = context.clock();
        return ok({
          statements: [
            ...paperMover.move('remove', {
              id: row.id,
              guard: and(eq(customerPaper.customerId, customerId)),
              set: { fileId: null, reason: null, decidedAt: null, decidedBy: null },
              effects: {
                [PICTURE_REMOVED]: [removeUploads({ attachedTo: row.id, only: null, now })],
              },
            }),
            writeImage(customerId, kind, null),
            assertOneChanged,
          ],
          outcome: null,
        });
      });
      await deleteRemovedNow(context);
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
