import * as v from 'valibot';
import { build, query } from '#db/query.ts';
import { guestBook } from '#db/schema/leads.ts';
import { type GuestBookParam, guestBookParam } from '#edge/contract/leads/guest-book.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { type Decision, once } from '#edge/platform/idempotency.ts';
import { networkOf } from '#edge/platform/network.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { ok, type Result } from '#edge/platform/result.ts';
import { messageById, messagesOfEmail, messagesOfNetwork } from './guest-book.sql.ts';

const HOUR_MS = 3_600_000;
/** A network is a neighbourhood behind one operator; an address is one person. */
const MOST_OF_NETWORK = { messages: 30, within: HOUR_MS };
const MOST_OF_EMAIL = { messages: 5, within: 24 * HOUR_MS };

const ParamInput = main.inputType('GuestBookParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Made by the device: `gst_` and a ULID.' }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phoneNumber: t.string({ description: 'Absent when the answer shall come by email only.' }),
    topic: t.string({ required: true }),
    message: t.string({ required: true }),
    consent: t.boolean({ required: true }),
    locale: t.string({ required: true, description: 'Language to answer in: `en` or `id`.' }),
  }),
});

type Store = Pick<Context, 'readPrimary' | 'clock' | 'address'>;

const tooOften = (): Refusal =>
  new Refusal('RATE_LIMITED', 'Too many messages. Please try again later.');

/** Writes the message down, once; a message that is there already is a success. */
const decide = async (
  { id, consent: _, ...message }: GuestBookParam,
  customerId: string | null,
  { readPrimary, clock, address }: Store,
): Promise<Result<Decision<Common>, never>> => {
  const now = clock();
  const network = networkOf(address);
  const [[known], [ofNetwork], [ofEmail]] = await Promise.all([
    readPrimary(messageById({ id })),
    readPrimary(messagesOfNetwork({ network, since: now - MOST_OF_NETWORK.within })),
    readPrimary(messagesOfEmail({ email: message.email, since: now - MOST_OF_EMAIL.within })),
  ]);
  if (known !== undefined) {
    if (known.message !== message.message || known.email !== message.email)
      throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This id belongs to another message.');
    return ok({ statements: [], outcome: DONE });
  }
  if ((ofNetwork?.messages ?? 0) >= MOST_OF_NETWORK.messages) throw tooOften();
  if ((ofEmail?.messages ?? 0) >= MOST_OF_EMAIL.messages) throw tooOften();
  const row = { id, ...message, customerId, network, consentAt: now, createdAt: now };
  return ok({ statements: [query(build.insert(guestBook).values(row))], outcome: DONE });
};

main.mutationField('GuestBook', (t) =>
  t.field({
    type: CommonRef,
    description: 'A message from the contact page. May be sent again: it is kept once.',
    args: { Param: t.arg({ type: ParamInput, required: true }) },
    resolve: async (_, { Param }, context) => {
      const input = { ...Param, phoneNumber: Param.phoneNumber ?? '' };
      const parsed = v.safeParse(guestBookParam, input);
      if (!parsed.success) {
        const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
        throw new Refusal('BAD_USER_INPUT', faults.join('; '));
      }
      const actor = await context.actor();
      const customerId = actor.kind === 'customer' ? actor.customerId : null;
      const answer = await once(
        context,
        { operation: 'GuestBook', who: customerId ?? 'guest', input: parsed.output },
        () => decide(parsed.output, customerId, context),
      );
      return answer.ok ? answer.value : DONE;
    },
  }),
);
