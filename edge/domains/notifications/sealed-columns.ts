import type { SealedColumn } from '#edge/platform/reseal/column.ts';
import { placeOf as pushPlace } from './push/subscription.ts';
import { placeOf as messagePlace } from './recipient.ts';

export const notificationSealed: readonly SealedColumn[] = [
  { table: 'message', column: 'recipient', by: 'notification_id', placeOf: messagePlace },
  { table: 'push_device', column: 'subscription', by: 'endpoint_index', placeOf: pushPlace },
];
