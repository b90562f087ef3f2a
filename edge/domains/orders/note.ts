import * as v from 'valibot';
import { noteInput } from '#edge/contract/orders/notes.ts';
import { main } from '#edge/graphql/builder.ts';
import { deskAnswer } from './desk-answer.ts';
import { NoteAudienceEnum } from './enums.ts';
import { inputFaults } from './place-order.ts';
import { requireOrderReader } from './staff/access.ts';
import { addNote } from './staff/note.ts';
import { OrderResultRef } from './types.ts';

main.mutationField('addOrderNote', (t) =>
  t.field({
    type: OrderResultRef,
    description: `A note of staff in the order’s history, for staff alone or for the customer, too. Nobody
      changes or deletes it.`,
    args: {
      id: t.arg.id({ required: true }),
      noteId: t.arg.id({ required: true, description: '`ohi_` and 26 characters.' }),
      audience: t.arg({ type: NoteAudienceEnum, required: true }),
      text: t.arg.string({ required: true }),
    },
    resolve: async (_, { id, ...note }, context) => {
      const { customerId } = requireOrderReader(await context.actor());
      const parsed = v.safeParse(noteInput, note);
      if (!parsed.success) return inputFaults(parsed.issues);
      return deskAnswer(await addNote(customerId, { id, ...parsed.output }, context), context);
    },
  }),
);
