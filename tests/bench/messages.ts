import { build, query } from '#db/query.ts';
import { message } from '#db/schema/notifications.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { openMessageWorld } from '#tests/support/message-world.ts';
import { timed } from './beside.ts';
import { table, whole } from './table.ts';

/** Each is a line of the inbox and a mail, a WhatsApp and a push: what somebody hears of a refund. */
const EVENTS = 3_334;
const WAYS = 3;

/** What the outbox costs one process: 10,000 messages from the event to the provider's answer, on a store in a file. */
export const messagesTable = async (): Promise<string> => {
  const world = await openMessageWorld();
  await world.subscribe();
  await world.clear();
  for (let at = 0; at < EVENTS; at++) await world.refundStep('FAILED', 100_000 + at);
  const spend = async (work: () => Promise<number>) => {
    const used = process.cpuUsage();
    const ms = await timed(async () => {
      while ((await work()) > 0);
    });
    const { user, system } = process.cpuUsage(used);
    return { ms, cpuMs: (user + system) / 1_000 };
  };
  const planning = await spend(() => world.plan());
  const [rows] = await world.shop.deps.db.readPrimary([
    query(build.select({ id: message.id }).from(message)),
  ]);
  world.wait(12 * HOUR_MS);
  const sending = await spend(() => world.send());
  const { sent } = world.providers.store;
  const count = rows.length;
  if (count !== EVENTS * WAYS || sent.length !== count)
    throw new Error(`${count} messages, ${sent.length} sent, ${EVENTS * WAYS} expected`);
  await world.stop();
  const line = (what: string, { ms, cpuMs }: typeof planning) => [
    what,
    whole(count / (ms / 1_000)),
    (cpuMs / count).toFixed(2),
  ];
  return table(
    ['10,002 messages, one process', 'messages/s', 'CPU ms a message'],
    [
      line('planned: who hears, by which ways, sealed', planning),
      line(
        'sent: taken, rendered, handed over, written down (the provider is in the same process)',
        sending,
      ),
    ],
  );
};
