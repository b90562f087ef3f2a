import { daysFromEpoch } from '#db/content/epoch.ts';
import { notification, notificationEvent } from '#db/schema/notifications.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';

/** What a demo customer was told long ago, and has read. */
const EARLIER = [
  {
    suffix: '01',
    customerId: 'cus_owner',
    template: 'roadside-done',
    facts: { name: 'Ayu Lestari', product: 'ALVA ONE' },
    path: '/roadside-assistance',
    day: -90,
  },
  {
    suffix: '02',
    customerId: 'cus_owner',
    template: 'loan-ended',
    facts: { name: 'Ayu Lestari', other: 'Citra Dewi', product: 'ALVA ONE' },
    path: '/my-ev',
    day: -60,
  },
  {
    suffix: '03',
    customerId: 'cus_guest',
    template: 'loan-ended',
    facts: { name: 'Citra Dewi', other: 'Ayu Lestari', product: 'ALVA ONE' },
    path: '/my-ev',
    day: -60,
  },
] as const;

const idOf = (suffix: string): string => `ntf_01jd000000000000000000de${suffix}`;

export const seed: SeedStep = {
  slug: 'notifications',
  demo: true,
  statements: () => [
    ...upsert(
      notificationEvent,
      EARLIER.map(({ suffix, day }) => ({
        id: `demo ${suffix}`,
        source: 'demo',
        entityId: suffix,
        rowId: suffix,
        happenedAt: daysFromEpoch(day),
        createdAt: daysFromEpoch(day),
        plannedAt: daysFromEpoch(day),
        dueAt: 0,
      })),
    ),
    ...upsert(
      notification,
      EARLIER.map(({ suffix, day, customerId, template, facts, path }) => ({
        id: idOf(suffix),
        eventId: `demo ${suffix}`,
        customerId,
        template,
        facts,
        path,
        createdAt: daysFromEpoch(day),
        readAt: daysFromEpoch(day + 1),
      })),
    ),
  ],
};
