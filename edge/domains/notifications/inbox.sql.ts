import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, p, prepare } from '#db/query.ts';
import { customerAddress } from '#db/schema/account-address.ts';
import { notification } from '#db/schema/notifications.ts';

/** With the province of whom it is for: their clock. */
export const changedNotifications = prepare(
  build
    .select({ line: notification, provinceId: customerAddress.provinceId })
    .from(notification)
    .leftJoin(customerAddress, eq(customerAddress.customerId, notification.customerId))
    .where(inArray(notification.id, changedIds)),
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
