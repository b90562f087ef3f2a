import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVENT_SOURCES } from '#db/notifications/triggers.ts';
import type { Channel } from '#edge/contract/notifications/purposes.ts';
import {
  TEMPLATE_NAMES,
  TEMPLATES,
  type TemplateName,
} from '#edge/domains/notifications/templates/all.ts';
import type { Template } from '#edge/domains/notifications/templates/template.ts';
import { accountCauses } from '#tests/support/message-causes/account.ts';
import { goodsCauses } from '#tests/support/message-causes/goods.ts';
import { marketCauses } from '#tests/support/message-causes/market.ts';
import { orderCauses } from '#tests/support/message-causes/orders.ts';
import { ridingCauses } from '#tests/support/message-causes/riding.ts';
import { type Cause, openScene, type Scene } from '#tests/support/message-causes/scene.ts';

/** What causes each message there is. */
const CAUSES: Readonly<Record<TemplateName, Cause>> = {
  ...accountCauses,
  ...orderCauses,
  ...goodsCauses,
  ...ridingCauses,
  ...marketCauses,
};

/** First on each way; what takes over does so later. The demo owner's browser is pushed to as well. */
const CHANNELS: Readonly<Record<Template['reach'], readonly Channel[]>> = {
  INBOX: [],
  PUSH: [],
  MAIL: ['MAIL'],
  PHONE: ['WHATSAPP'],
  BOTH: ['MAIL', 'WHATSAPP'],
};

/** Where what the clock alone knows is noted. */
const OF_THE_CLOCK = 'notification_event';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  // A customer has few orders without money at a time.
  await scene.run(
    "UPDATE customer_order SET state = 'CANCELLED' WHERE state IN ('WAITING_PAYMENT', 'INSTALLMENT_REQUESTED')",
  );
});

describe('every message', () => {
  it('has a cause, and every cause a message', () => {
    expect(Object.keys(CAUSES).sort()).toEqual([...TEMPLATE_NAMES].sort());
  });

  it.each(TEMPLATE_NAMES)(
    '%s arises in the batch of its cause, once for each who hears',
    async (name) => {
      const recipients = await CAUSES[name].happens(scene);
      // What the store dates itself has the machine's time, not that of this world.
      await scene.run(`UPDATE notification_event SET happened_at = ${scene.world.now()}`);
      while ((await scene.world.plan()) > 0);
      const { notifications, messages } = await scene.world.rows();
      const lines = notifications.filter(({ template }) => template === name);
      expect(lines.map(({ customerId, path }) => [customerId, path]).sort()).toEqual(
        [...recipients].sort(),
      );
      for (const line of lines) {
        const rows = messages.filter(({ notificationId }) => notificationId === line.id);
        const sent = rows.filter(({ channel }) => channel !== 'PUSH').map(({ channel }) => channel);
        expect(sent.sort()).toEqual(CHANNELS[TEMPLATES[name].reach]);
        if (TEMPLATES[name].reach === 'PUSH') expect(rows.length).toBeGreaterThan(0);
        // The batch that wrote what happened wrote the event, and no other did.
        const [source = ''] = line.eventId.split(' ');
        const table = EVENT_SOURCES.find((each) => each.name === source)?.table ?? OF_THE_CLOCK;
        const batches = scene.batches.filter(({ events }) => events.includes(line.eventId));
        expect(batches).toHaveLength(1);
        expect(batches[0]?.statements.some((text) => text.includes(table))).toBe(true);
      }
    },
  );
});
