import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, p, prepare } from '#db/query.ts';
import { notification } from '#db/schema/notifications.ts';

export const changedNotifications = prepare(
  build.select().from(notification).where(inArray(notification.id, changedIds)),
);

/** One's own that were not read yet; the first reading stands. */
export const markRead = prepare(
  build
    .update(notification)
    .set({ readAt: sql`${p('readAt')}` })
    .where(
      and(
        eq(notification.customerId, p('customerId')),
        isNull(notification.readAt),
        inArray(notification.id, sql`(SELECT value FROM json_each(${p('ids')}))`),
      ),
    ),
);
