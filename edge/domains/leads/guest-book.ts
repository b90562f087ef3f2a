import { guestBook } from '#db/schema/leads.ts';
import { customerIdOf } from '#edge/auth/policy.ts';
import { type GuestBookParam, guestBookParam } from '#edge/contract/leads/guest-book.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { LANGUAGE_CODES } from '#edge/graphql/locale.ts';
import { publicMessages, senderOf, validInput } from '#edge/platform/public-message.ts';
import { ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';

const messages = publicMessages({
  table: guestBook,
  limits: [
    // A network is a neighbourhood behind one operator; an address in it is one person.
    { columns: ['network'], most: 30, windowMs: HOUR_MS },
    { columns: ['email', 'network'], most: 5, windowMs: DAY_MS },
  ],
  same: ['message', 'email'],
});

const ParamInput = main.inputType('GuestBookParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Made by the device: `gst_` and a ULID.' }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phoneNumber: t.string({ description: 'Absent when the answer shall come by email only.' }),
    topic: t.string({ required: true }),
    message: t.string({ required: true }),
    consent: t.boolean({ required: true }),
    locale: t.string({ required: true, description: `Language to answer in: ${LANGUAGE_CODES}.` }),
  }),
});

/** Writes the message down, once; a message that is there already is a success. */
const decide = async (
  { consent: _, ...message }: GuestBookParam,
  customerId: string | null,
  context: Context,
): Promise<Result<Decision<Common>, never>> => {
  const row = { ...message, ...senderOf(customerId, context) };
  const statements = (await messages.isThere(row, context))
    ? []
    : await messages.write(row, context);
  return ok({ statements, outcome: DONE });
};

main.mutationField('GuestBook', (t) =>
  t.field({
    type: CommonRef,
    description: 'A message from the contact page. May be sent again: it is kept once.',
    args: { Param: t.arg({ type: ParamInput, required: true }) },
    resolve: async (_, { Param }, context) => {
      const input = validInput(guestBookParam, { ...Param, phoneNumber: Param.phoneNumber ?? '' });
      const customerId = customerIdOf(await context.actor()) ?? null;
      const answer = await once(
        context,
        { operation: 'GuestBook', who: customerId ?? 'guest', input },
        () => decide(input, customerId, context),
      );
      return answer.ok ? answer.value : DONE;
    },
  }),
);
