import { GuestBookDocument } from '#web/platform/graphql/generated/main/guest-book.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';

export const leadsWrites = {
  GuestBook: queueable({
    document: GuestBookDocument,
    entity: ({ Param }) => `guest-book ${Param.id}`,
    label: 'guest-book',
    offline: true,
    guests: true,
  }),
} as const;
