import { eq } from 'drizzle-orm';
import { isAssertionFailure } from '#db/assertion.ts';
import { customerPaper } from '#db/schema/account-paper.ts';
import { isStaff, requireCustomer } from '#edge/auth/policy.ts';

import { revokeAllSessions } from '#edge/auth/session.sql.ts';
import { requireFreshCustomer } from '#edge/auth/step-up.ts';
import {
  ACCOUNT_LIMITS,
  type EraseObstacle,
  type Forfeited,
  type Retained,
} from '#edge/contract/account/security.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { toE164 } from '#edge/contract/validators/index.ts';
import { paperMover } from '#edge/domains/account/papers/paper.sql.ts';
import { contactOf } from '#edge/domains/account/ticket.sql.ts';
import { farewell } from '#edge/domains/notifications/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { deleteRemovedNow } from '#edge/platform/files/sweep.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { eraseSteps, forfeitedOf, holdNoObstacle, obstaclesTo, retainedOf } from './erase.sql.ts';
import { exportsOf, exportsSince, insertExport } from './export.sql.ts';

const EXPORTS = declareLimit({
  purpose: 'account.exports',
  most: ACCOUNT_LIMITS.exports,
  windowMs: DAY_MS,
  what: 'archives of all data asked for',
  by: 'customer',
  answer: 'EXPORT_LIMIT',
});

interface Export {
  readonly id: string;
  readonly requestedAt: number;
  readonly readyAt: number | null;
  readonly url: string | null;
  readonly expiresAt: number | null;
}

const ExportRef = main.objectRef<Export>('DataExport').implement({
  description: 'An archive of everything we store about the person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    readyAt: t.expose('readyAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'Path of the file; it opens to its owner after a fresh sign-in, for 24 hours.',
    }),
  }),
});

main.queryField('dataExports', (t) =>
  t.field({
    type: [ExportRef],
    description: 'The latest first.',
    resolve: async (_, __, context): Promise<Export[]> => {
      const { customerId } = requireCustomer(await context.actor());
      const now = context.clock();
      const rows = await context.readPrimary(exportsOf({ customerId }));
      return rows.map(({ uploadId, ...row }) => ({
        ...row,
        url: uploadId !== null && (row.expiresAt ?? 0) > now ? fileUrl(uploadId) : null,
      }));
    },
  }),
);

main.mutationField('requestDataExport', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Asks for an archive of all data; a mail says when it is there. After a fresh sign-in. Answers `EXPORT_LIMIT`.',
    resolve: async (_, __, context) => {
      const { customerId } = await requireFreshCustomer(context);
      const now = context.clock();
      try {
        await context.db.write([
          insertExport({ id: context.ids('exp'), customerId, now }),
          exportsSince.hold({ customerId, since: now - EXPORTS.windowMs, most: EXPORTS.most }),
        ]);
        return DONE;
      } catch (error) {
        if (isAssertionFailure(error)) return failed('EXPORT_LIMIT');
        throw error;
      }
    },
  }),
);

interface Erasure {
  readonly obstacles: readonly EraseObstacle[];
  readonly retained: readonly Retained[];
  readonly forfeited: readonly Forfeited[];
}

const ErasureRef = main.objectRef<Erasure>('AccountErasure').implement({
  description: 'What erasing the account would meet.',
  fields: (t) => ({
    obstacles: t.stringList({
      description: 'What is under way and has to end first, e.g. `ORDER_OPEN`.',
      resolve: ({ obstacles }) => [...obstacles],
    }),
    retained: t.stringList({
      description: 'What stays without name and contact, because a law wants it.',
      resolve: ({ retained }) => [...retained],
    }),
    forfeited: t.stringList({
      description:
        'What the person gives up with the account: `COMMISSION` that is not due yet, or too little for a payout.',
      resolve: ({ forfeited }) => [...forfeited],
    }),
  }),
});

main.queryField('accountErasure', (t) =>
  t.field({
    type: ErasureRef,
    resolve: async (_, __, context): Promise<Erasure> => {
      const { customerId: id } = requireCustomer(await context.actor());
      const [obstacles, retained, forfeited] = await Promise.all([
        context.readPrimary(obstaclesTo({ id })),
        context.readPrimary(retainedOf({ id })),
        context.readPrimary(forfeitedOf({ id })),
      ]);
      return { obstacles, retained, forfeited };
    },
  }),
);

interface Named {
  readonly email?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
}

/** Whether what was named is the account's: its email, or the number of one that has no email. */
const isConfirmed = (contact: Named, named: Named): boolean =>
  contact.email
    ? contact.email.toLowerCase() === named.email?.trim().toLowerCase()
    : Boolean(contact.phoneNumber) && contact.phoneNumber === toE164(named.phoneNumber ?? '');

main.mutationField('eraseAccount', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Erases the account: name, contact, photo, papers, inbox and choices go, all sessions end, the sign-in is deleted. What a law retains leads to nobody any more. After a fresh sign-in, not for staff. Answers `ERASE_UNCONFIRMED`, `ERASE_OBSTACLE` or `ERASE_STAFF`.',
    args: {
      email: t.arg.string({
        description: 'Of the account, so that none goes by mistake.',
      }),
      phoneNumber: t.arg.string({
        description: 'Of an account without an email, instead.',
        extensions: upTo(32),
      }),
    },
    resolve: async (_, confirmed, context) => {
      const customer = await requireFreshCustomer(context);
      const { customerId: id } = customer;
      if (isStaff(customer)) return failed('ERASE_STAFF');
      const [contact] = await context.readPrimary(contactOf({ id }));
      if (contact === undefined || !isConfirmed(contact, confirmed))
        return failed('ERASE_UNCONFIRMED');
      const now = context.clock();
      const goodbye = await farewell(id, context);
      try {
        await context.db.write([
          holdNoObstacle({ id }),
          ...eraseSteps.map((step) => step({ id, now })),
          paperMover.moveAll('erase', eq(customerPaper.customerId, id), {
            fileId: null,
            reason: null,
            decidedAt: null,
            decidedBy: null,
          }),
          revokeAllSessions({ customerId: id, now, reason: 'account' }),
          ...goodbye,
        ]);
      } catch (error) {
        if (!isAssertionFailure(error)) throw error;
        // Asked for twice at once: the other one has done it.
        const [left] = await context.readPrimary(contactOf({ id }));
        return left !== undefined && isConfirmed(left, confirmed) ? failed('ERASE_OBSTACLE') : DONE;
      }
      await deleteRemovedNow(context);
      return DONE;
    },
  }),
);
