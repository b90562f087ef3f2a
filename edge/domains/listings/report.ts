import * as v from 'valibot';
import { build, query } from '#db/query.ts';
import { listingReport } from '#db/schema/listings.ts';
import { customerIdOf } from '#edge/auth/policy.ts';
import { reportParam } from '#edge/contract/listings/enquiry.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { networkOf } from '#edge/platform/network.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { ReasonEnum } from './enums.ts';
import { listingById } from './listing.sql.ts';
import { standingOf } from './standing.ts';

const RULE = declareLimit({
  purpose: 'listings.report',
  most: 20,
  windowMs: HOUR_MS,
  what: 'listings reported',
  by: 'customer, else address',
});

const ReportInput = main.inputType('ListingReportParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Made by the device: `lrp_` and a ULID.' }),
    listingId: t.id({ required: true }),
    reason: t.field({ type: ReasonEnum, required: true }),
    note: t.string({ required: true }),
  }),
});

main.mutationField('reportListing', (t) =>
  t.field({
    type: CommonRef,
    description: 'Tells us that a listing is not what it should be. May be sent again.',
    args: { param: t.arg({ type: ReportInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const parsed = v.safeParse(reportParam, param);
      if (!parsed.success) throw new Refusal('BAD_USER_INPUT', 'The report cannot be read.');
      const { address, identity, readPrimary, clock, db } = context;
      await holdToAttempts(context, RULE, await triedBy(identity.claimedCustomerId, context));
      const [actor, [row]] = await Promise.all([
        context.actor(),
        readPrimary(listingById({ id: parsed.output.listingId })),
      ]);
      const now = clock();
      if (standingOf(row, now) !== 'SHOWN') return failed('ENQUIRY_CLOSED');
      const values = {
        ...parsed.output,
        customerId: customerIdOf(actor) ?? null,
        network: networkOf(address),
        createdAt: now,
      };
      await db.write([query(build.insert(listingReport).values(values).onConflictDoNothing())]);
      return DONE;
    },
  }),
);
