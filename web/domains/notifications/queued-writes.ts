import { ReadNotificationsDocument } from '#web/platform/graphql/generated/main/read-notifications.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';

export const notificationsWrites = {
  readNotifications: queueable({
    document: ReadNotificationsDocument,
    entity: () => 'notifications',
    label: 'read-notifications',
    offline: true,
    mend: (variables, move) => ({ ...variables, readAt: move(variables.readAt) }),
    touches: ['notifications'],
  }),
} as const;
