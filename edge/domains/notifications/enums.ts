import { CHANNELS, PURPOSES } from '#edge/contract/notifications/purposes.ts';
import { main } from '#edge/graphql/builder.ts';

export const ChannelEnum = main.enumType('NotificationChannel', { values: CHANNELS });

export const PurposeEnum = main.enumType('NotificationPurpose', { values: PURPOSES });
