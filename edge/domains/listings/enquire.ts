import { listingEnquiry } from '#db/schema/listings.ts';
import { customerIdOf } from '#edge/auth/policy.ts';
import {
  type EnquiryFault,
  type EnquiryParam,
  enquiryParam,
} from '#edge/contract/listings/enquiry.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { LANGUAGE_CODES } from '#edge/graphql/locale.ts';
import { publicMessages, senderOf, validInput } from '#edge/platform/public-message.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { listingById } from './listing.sql.ts';
import { standingOf } from './standing.ts';

const enquiries = publicMessages({
  table: listingEnquiry,
  limits: [
    // A network is a neighbourhood behind one operator; a number in it is one person.
    { columns: ['network'], most: 30, windowMs: HOUR_MS },
    { columns: ['phoneNumber', 'network'], most: 10, windowMs: DAY_MS },
  ],
  same: ['message', 'listingId'],
});

const EnquiryInput = main.inputType('ListingEnquiryParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Made by the device: `enq_` and a ULID.' }),
    listingId: t.id({ required: true }),
    name: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
    message: t.string({ required: true }),
    consent: t.boolean({ required: true }),
    locale: t.string({ required: true, description: `Language to answer in: ${LANGUAGE_CODES}.` }),
  }),
});

const NOTHING = ok({ statements: [], outcome: null });

/** Writes the question down for the owner, once. */
const decide = async (
  { consent: _, ...enquiry }: EnquiryParam,
  customerId: string | null,
  context: Context,
): Promise<Result<Decision<null>, EnquiryFault>> => {
  const row = { ...enquiry, ...senderOf(customerId, context) };
  const [isThere, [about]] = await Promise.all([
    enquiries.isThere(row, context),
    context.readPrimary(listingById({ id: enquiry.listingId })),
  ]);
  if (isThere) return NOTHING;
  if (standingOf(about, row.createdAt) !== 'SHOWN') return err('ENQUIRY_CLOSED');
  if (about?.listing.ownerId === customerId) return err('ENQUIRY_OWN');
  return ok({ statements: await enquiries.write(row, context), outcome: null });
};

main.mutationField('sendListingEnquiry', (t) =>
  t.field({
    type: CommonRef,
    description:
      'A question to the owner of a listing, whose own contact it does not tell. May be sent again: it is kept once.',
    args: { param: t.arg({ type: EnquiryInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const input = validInput(enquiryParam, param);
      const customerId = customerIdOf(await context.actor()) ?? null;
      const answer = await once(
        context,
        { operation: 'sendListingEnquiry', who: customerId ?? 'guest', input },
        () => decide(input, customerId, context),
      );
      return answer.ok ? DONE : failed(answer.error);
    },
  }),
);
