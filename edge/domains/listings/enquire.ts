import * as v from 'valibot';
import { build, query } from '#db/query.ts';
import { listingEnquiry } from '#db/schema/listings.ts';
import {
  type EnquiryFault,
  type EnquiryParam,
  enquiryParam,
} from '#edge/contract/listings/enquiry.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { type Decision, once } from '#edge/platform/idempotency.ts';
import { networkOf } from '#edge/platform/network.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { enquiriesOfNetwork, enquiriesOfPhone, enquiryById } from './enquiry.sql.ts';
import { listingById } from './listing.sql.ts';
import { standingOf } from './standing.ts';

const HOUR_MS = 3_600_000;
/** A network is a neighbourhood behind one operator; a number is one person. */
const MOST_OF_NETWORK = { enquiries: 30, within: HOUR_MS };
const MOST_OF_PHONE = { enquiries: 10, within: 24 * HOUR_MS };

const EnquiryInput = main.inputType('ListingEnquiryParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Made by the device: `enq_` and a ULID.' }),
    listingId: t.id({ required: true }),
    name: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
    message: t.string({ required: true }),
    consent: t.boolean({ required: true }),
    locale: t.string({ required: true, description: '`en` or `id`.' }),
  }),
});

type Store = Pick<Context, 'readPrimary' | 'clock' | 'address'>;

/** Writes the question down for the owner, once. */
const decide = async (
  { consent: _, ...asked }: EnquiryParam,
  customerId: string | null,
  { readPrimary, clock, address }: Store,
): Promise<Result<Decision<null>, EnquiryFault>> => {
  const now = clock();
  const network = networkOf(address);
  const { id, listingId, phoneNumber, message } = asked;
  const [[known], [row], [ofNetwork], [ofPhone]] = await Promise.all([
    readPrimary(enquiryById({ id })),
    readPrimary(listingById({ id: listingId })),
    readPrimary(enquiriesOfNetwork({ network, since: now - MOST_OF_NETWORK.within })),
    readPrimary(enquiriesOfPhone({ phoneNumber, since: now - MOST_OF_PHONE.within })),
  ]);
  if (known !== undefined) {
    if (known.message !== message || known.listingId !== listingId)
      throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This id belongs to another enquiry.');
    return ok({ statements: [], outcome: null });
  }
  if (standingOf(row, now) !== 'SHOWN') return err('ENQUIRY_CLOSED');
  if (row?.listing.ownerId === customerId) return err('ENQUIRY_OWN');
  if (
    (ofNetwork?.enquiries ?? 0) >= MOST_OF_NETWORK.enquiries ||
    (ofPhone?.enquiries ?? 0) >= MOST_OF_PHONE.enquiries
  )
    throw new Refusal('RATE_LIMITED', 'Too many enquiries. Please try again later.');
  const values = { ...asked, customerId, network, consentAt: now, createdAt: now };
  return ok({ statements: [query(build.insert(listingEnquiry).values(values))], outcome: null });
};

main.mutationField('sendListingEnquiry', (t) =>
  t.field({
    type: CommonRef,
    description:
      'A question to the owner of a listing, whose own contact it does not tell. May be sent again: it is kept once.',
    args: { param: t.arg({ type: EnquiryInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const parsed = v.safeParse(enquiryParam, param);
      if (!parsed.success) {
        const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
        throw new Refusal('BAD_USER_INPUT', faults.join('; '));
      }
      const actor = await context.actor();
      const customerId = actor.kind === 'customer' ? actor.customerId : null;
      const answer = await once(
        context,
        { operation: 'sendListingEnquiry', who: customerId ?? 'guest', input: parsed.output },
        () => decide(parsed.output, customerId, context),
      );
      return answer.ok ? DONE : failed(answer.error, 'This was refused.');
    },
  }),
);
