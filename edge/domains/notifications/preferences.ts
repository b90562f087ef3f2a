import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import { notificationChoice } from '#edge/contract/notifications/limits.ts';
import {
  type Channel,
  channelsFor,
  isOptional,
  isUsual,
  PURPOSES,
  type Purpose,
} from '#edge/contract/notifications/purposes.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { err, ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { ChannelEnum, PurposeEnum } from './enums.ts';
import { choicesOf, choose } from './message.sql.ts';

interface Preference {
  readonly purpose: Purpose;
  readonly channel: Channel;
  readonly wanted: boolean;
}

const PreferenceRef = main.objectRef<Preference>('NotificationPreference').implement({
  fields: (t) => ({
    purpose: t.field({ type: PurposeEnum, resolve: ({ purpose }) => purpose }),
    channel: t.field({ type: ChannelEnum, resolve: ({ channel }) => channel }),
    wanted: t.exposeBoolean('wanted'),
    optional: t.boolean({
      description: 'False for what has to be confirmed in writing.',
      resolve: ({ purpose, channel }) => isOptional(purpose, channel),
    }),
  }),
});

main.queryField('notificationPreferences', (t) =>
  t.field({
    type: [PreferenceRef],
    description: 'What one gets on which channel, for every purpose and channel there is.',
    resolve: async (_, __, { actor, read }) => {
      const { customerId } = requireCustomer(await actor());
      const choices = await read(choicesOf({ customerId }));
      return PURPOSES.flatMap((purpose) =>
        channelsFor(purpose).map((channel) => ({
          purpose,
          channel,
          wanted:
            !isOptional(purpose, channel) ||
            (choices.find((each) => each.purpose === purpose && each.channel === channel)?.wanted ??
              isUsual(purpose)),
        })),
      );
    },
  }),
);

main.mutationField('setNotificationPreference', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Switches a purpose on or off for a channel. `NOTIFICATION_NEEDED` for what cannot be.',
    args: {
      purpose: t.arg({ type: PurposeEnum, required: true }),
      channel: t.arg({ type: ChannelEnum, required: true }),
      wanted: t.arg.boolean({ required: true }),
    },
    resolve: async (_, input, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const write = { operation: 'setNotificationPreference', who: customerId, input };
      const done = await once(context, write, async () => {
        const { purpose, channel, wanted } = v.parse(notificationChoice, input);
        if (!wanted && !isOptional(purpose, channel)) return err('NOTIFICATION_NEEDED');
        if (!channelsFor(purpose).includes(channel)) return err('NOTIFICATION_NEEDED');
        const now = context.clock();
        const statement = choose({ customerId, purpose, channel, wanted, now });
        return ok({ statements: [statement], outcome: null });
      });
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
