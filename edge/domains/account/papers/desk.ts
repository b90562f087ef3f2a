import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { RowOf } from '#db/query.ts';
import { customerPaper } from '#db/schema/account-paper.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { OWNER_HEARS, type PaperFault } from '#edge/contract/account/paper-machine.ts';
import { PAPER_LIMITS, paperReasonInput } from '#edge/contract/account/papers.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { placeOf } from '#edge/domains/account/document.ts';
import { PaperKindEnum, PaperStateEnum } from '#edge/domains/account/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { err, ok } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { once } from '#edge/platform/write/once.ts';
import { insertView, paperById, paperMover, papersInReview } from './paper.sql.ts';

const VIEWS = declareLimit({
  purpose: 'account.paper-views',
  most: PAPER_LIMITS.views,
  windowMs: HOUR_MS,
  what: 'customers’ papers opened',
  by: 'member of staff',
});

const WaitingRef = main.objectRef<RowOf<typeof papersInReview>>('PaperInReview').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: PaperKindEnum }),
    name: t.string({ description: 'Masked.', resolve: ({ name }) => maskedName(name) }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
  }),
});

main.queryField('papersInReview', (t) =>
  t.field({
    type: [WaitingRef],
    description: 'Papers that wait for staff, the oldest first. For staff.',
    resolve: async (_, __, context) => {
      requireStaff(await context.actor());
      return [...(await context.readPrimary(papersInReview({})))];
    },
  }),
);

type PaperRow = RowOf<typeof paperById>;

const OpenedRef = main.objectRef<PaperRow>('OpenedPaper').implement({
  description: 'A paper in full. Its picture opens to whoever asked, for ten minutes.',
  fields: (t) => ({
    id: t.id({ resolve: ({ paper }) => paper.id }),
    kind: t.field({ type: PaperKindEnum, resolve: ({ paper }) => paper.kind }),
    state: t.field({ type: PaperStateEnum, resolve: ({ paper }) => paper.state }),
    fileId: t.id({ nullable: true, resolve: ({ paper }) => paper.fileId }),
    image: t.string({
      nullable: true,
      resolve: ({ paper }) => paper.fileId && fileUrl(paper.fileId),
    }),
    name: t.string({ resolve: ({ name }) => name }),
    number: t.string({
      nullable: true,
      description: 'Of an identity or tax card, as its owner typed it.',
      resolve: async ({ paper, document }, _, { cipher }) => {
        const { kind, customerId } = paper;
        if (kind === 'FAMILY_CARD') return null;
        const column = kind === 'IDENTITY_CARD' ? 'identity_number' : 'tax_number';
        const sealed =
          kind === 'IDENTITY_CARD' ? document?.identityNumberSealed : document?.taxNumberSealed;
        return sealed == null ? null : cipher.open(sealed, placeOf(column, customerId));
      },
    }),
    fatherName: t.string({ nullable: true, resolve: ({ document }) => document?.fatherName }),
  }),
});

interface Opened {
  readonly paper: PaperRow | null;
  readonly errorCode: PaperFault | null;
}

const AnswerRef = main.objectRef<Opened>('RevealCustomerDocument').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: ({ errorCode }) => errorCode === null }),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    paper: t.expose('paper', { type: OpenedRef, nullable: true }),
  }),
});

main.mutationField('revealCustomerDocument', (t) =>
  t.field({
    type: AnswerRef,
    description:
      'Opens a customer’s paper to one of the staff who says why; its owner can read that. Answers `PAPER_NOT_FOUND` or `PAPER_REASON_INVALID`.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, { id, reason }, context): Promise<Opened> => {
      const { customerId: viewedBy } = requireStaff(await context.actor());
      const parsed = v.safeParse(paperReasonInput, { reason });
      if (!parsed.success) return { paper: null, errorCode: 'PAPER_REASON_INVALID' };
      await holdToAttempts(context, VIEWS, viewedBy);
      const [opened] = await context.readPrimary(paperById({ id }));
      if (opened === undefined || opened.paper.state === 'ERASED')
        return { paper: null, errorCode: 'PAPER_NOT_FOUND' };
      const { customerId, kind } = opened.paper;
      // Written down before it is shown.
      await context.db.write([
        insertView({
          id: context.ids('pav'),
          customerId,
          kind,
          viewedBy,
          reason: parsed.output.reason,
          viewedAt: context.clock(),
        }),
      ]);
      return { paper: opened, errorCode: null };
    },
  }),
);

main.mutationField('decideCustomerDocument', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Accepts the picture that was looked at, or refuses it with a reason its owner reads. For staff, not for their own papers. Answers `PAPER_NOT_FOUND`, `PAPER_DECIDED` or `PAPER_REASON_INVALID`.',
    args: {
      id: t.arg.id({ required: true }),
      fileId: t.arg.id({ required: true, description: 'The picture that was looked at.' }),
      accept: t.arg.boolean({ required: true }),
      reason: t.arg.string({ description: 'Of a refusal.' }),
    },
    resolve: async (_, { id, fileId, accept, reason }, context) => {
      const { customerId: decidedBy } = requireStaff(await context.actor());
      const parsed = v.safeParse(paperReasonInput, { reason: reason ?? '' });
      if (!accept && !parsed.success) return failed('PAPER_REASON_INVALID');
      const why = accept || !parsed.success ? null : parsed.output.reason;
      const input = { id, fileId, accept, why };
      const write = { operation: 'decideCustomerDocument', who: decidedBy, input };
      const done = await once(context, write, async () => {
        const [opened] = await context.readPrimary(paperById({ id }));
        // Nobody judges their own.
        if (opened === undefined || opened.paper.customerId === decidedBy)
          return err<PaperFault>('PAPER_NOT_FOUND');
        const { paper } = opened;
        const to = accept ? 'ACCEPTED' : 'REFUSED';
        if (paper.fileId === fileId && paper.state === to && paper.decidedBy === decidedBy)
          return ok({ statements: [], outcome: null });
        if (paper.state !== 'IN_REVIEW' || paper.fileId !== fileId)
          return err<PaperFault>('PAPER_DECIDED');
        const now = context.clock();
        const event = noteAccountEvent({
          id: context.ids('aev'),
          customerId: paper.customerId,
          kind: accept ? 'DOCUMENT_ACCEPTED' : 'DOCUMENT_REFUSED',
          facts: { paper: paper.kind, ...(why === null ? {} : { reason: why }) },
          now,
        });
        return ok({
          statements: paperMover.move(accept ? 'accept' : 'refuse', {
            id,
            guard: and(eq(customerPaper.fileId, fileId)),
            set: { reason: why, decidedAt: now, decidedBy },
            effects: { [OWNER_HEARS]: [event] },
          }),
          outcome: null,
        });
      });
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
