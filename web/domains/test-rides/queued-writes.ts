import { BookTestRideDocument } from '#web/platform/graphql/generated/main/book-test-ride.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';

export const testRideWrites = {
  bookTestRide: queueable({
    document: BookTestRideDocument,
    entity: ({ param }) => `test-ride ${param.id}`,
    label: 'test-ride',
    offline: true,
    guests: true,
    touches: ['testRides'],
  }),
} as const;
