import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import {
  isPushService,
  MOST_PUSH_DEVICES,
  pushSubscription,
} from '#edge/contract/notifications/push.ts';
import { channelConfig } from '#edge/domains/notifications/config.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { err, ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { dropDeviceOfSession, dropOlderDevices, liveDevices, saveDevice } from './device.sql.ts';
import { endpointIndexOf, sealSubscription } from './subscription.ts';

interface Offer {
  readonly key: string;
  readonly isLocal: boolean;
  readonly isOn: boolean;
}

const OfferRef = main.objectRef<Offer>('PushOffer').implement({
  description: 'What a browser needs to be pushed to.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Our public key (VAPID), base64url.' }),
    isLocal: t.exposeBoolean('isLocal', {
      description:
        'A push service on this machine, which gives addresses itself: `POST /api/mailbox/push`.',
    }),
    isOn: t.exposeBoolean('isOn', { description: 'The browser that asks is pushed to.' }),
  }),
});

main.queryField('pushOffer', (t) =>
  t.field({
    type: OfferRef,
    nullable: true,
    description: 'Null where nothing is pushed.',
    resolve: async (_, __, { actor, identity, env, readPrimary, clock }) => {
      const { customerId } = requireCustomer(await actor());
      const { push } = channelConfig(env);
      if (push === undefined) return null;
      const devices = await readPrimary(liveDevices({ customerId, now: clock() }));
      const session = identity.claimed?.sessionId;
      return {
        key: push.publicKey,
        isLocal: push.relay !== undefined,
        isOn: devices.some(({ sessionId }) => sessionId === session),
      };
    },
  }),
);

main.mutationField('registerPush', (t) =>
  t.field({
    type: CommonRef,
    description: `Pushes to the browser that asks, as long as it is signed in. At most ${MOST_PUSH_DEVICES} of one person: the oldest goes. Answers \`PUSH_INVALID\`.`,
    args: {
      endpoint: t.arg.string({ required: true }),
      p256dh: t.arg.string({ required: true }),
      auth: t.arg.string({ required: true }),
    },
    resolve: async (_, input, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const write = { operation: 'registerPush', who: customerId, input };
      const done = await once(context, write, async () => {
        const { push } = channelConfig(context.env);
        const given = v.safeParse(pushSubscription, input);
        const sessionId = context.identity.claimed?.sessionId;
        if (
          push === undefined ||
          sessionId === undefined ||
          !given.success ||
          !isPushService(given.output.endpoint, push.relay !== undefined)
        )
          return err('PUSH_INVALID');
        const cipher = createCipher(cipherKeys(context.env));
        const endpointIndex = await endpointIndexOf(given.output.endpoint, cipher);
        const subscription = await sealSubscription(given.output, endpointIndex, cipher);
        const row = { customerId, sessionId, endpointIndex };
        return ok({
          statements: [
            saveDevice({ ...row, id: context.ids('psd'), subscription, now: context.clock() }),
            dropOlderDevices({ ...row, most: MOST_PUSH_DEVICES }),
          ],
          outcome: null,
        });
      });
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

main.mutationField('endPush', (t) =>
  t.field({
    type: CommonRef,
    description: 'Pushes no more to the browser that asks. Idempotent.',
    resolve: async (_, __, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const sessionId = context.identity.claimed?.sessionId ?? '';
      await context.db.write([dropDeviceOfSession({ customerId, sessionId })]);
      return DONE;
    },
  }),
);
