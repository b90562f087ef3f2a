import { build, query } from '#db/query.ts';
import { message } from '#db/schema/notifications.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { openMessageWorld } from '#tests/support/message-world.ts';
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
  const cpu = (from: NodeJS.CpuUsage): number => {
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  };
  const timed = async (
    work: () => Promise<number>,
  ): Promise<readonly [ms: number, cpuMs: number]> => {
    const [began, used] = [performance.now(), process.cpuUsage()];
    while ((await work()) > 0);
    return [performance.now() - began, cpu(used)];
  };
  const planning = await timed(() => world.plan());
  const [rows] = await world.shop.deps.db.readPrimary([
    query(build.select({ id: message.id }).from(message)),
  ]);
  world.wait(12 * HOUR_MS);
  const sending = await timed(() => world.send());
  const { sent } = world.providers.store;
  const count = rows.length;
  if (count !== EVENTS * WAYS || sent.length !== count)
    throw new Error(`${count} messages, ${sent.length} sent, ${EVENTS * WAYS} expected`);
  await world.stop();
  const line = (what: string, [ms, cpuMs]: readonly [number, number]) => [
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
