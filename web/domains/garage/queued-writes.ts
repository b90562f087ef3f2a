import { BookServiceDocument } from '#web/platform/graphql/generated/main/book-service.ts';
import { RequestRoadsideAssistanceDocument } from '#web/platform/graphql/generated/main/request-roadside-assistance.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';

export const garageWrites = {
  bookService: queueable({
    document: BookServiceDocument,
    entity: ({ param }) => `service ${param.vin}`,
    label: 'service',
    offline: true,
    touches: ['vehicles', 'orders'],
  }),
  requestRoadsideAssistance: queueable({
    document: RequestRoadsideAssistanceDocument,
    // A line of its own: an earlier call that was refused must not hold up the next.
    entity: ({ param }) => `roadside ${param.id}`,
    label: 'roadside',
    offline: true,
    urgent: true,
    mend: ({ param }, move) => ({ param: { ...param, askedAt: move(param.askedAt) } }),
  }),
} as const;
