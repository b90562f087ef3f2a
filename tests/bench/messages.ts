import { HOUR_MS } from '#edge/contract/time.ts';
import { openMessageWorld } from '#tests/support/message-world.ts';
import { timed } from '#tests/support/rounds.ts';
import { type Bench, table, whole } from './section.ts';

/** Each is a line of the inbox and a mail, a WhatsApp and a push: what somebody hears of a refund. */
const EVENTS = 3_334;
const COUNT = EVENTS * 3;

/** What the outbox costs one process: 10,000 messages from the event to the provider's answer, on a store in a file. */
export const messagesTable = async ({ stopAtEnd }: Bench) => {
  const world = stopAtEnd(await openMessageWorld());
  await world.subscribe();
  await world.clear();
  for (let at = 0; at < EVENTS; at++) await world.refundStep('FAILED', 100_000 + at);
  const rowOf = async (what: string, work: () => Promise<number>): Promise<string[]> => {
    const from = process.cpuUsage();
    const ms = await timed(async () => {
      while ((await work()) > 0);
    });
    const { user, system } = process.cpuUsage(from);
    const cpuMs = (user + system) / 1_000;
    return [what, whole(COUNT / (ms / 1_000)), (cpuMs / COUNT).toFixed(2)];
  };
  const planning = await rowOf('planned: who hears, by which ways, sealed', world.plan);
  const { messages } = await world.rows();
  world.wait(12 * HOUR_MS);
  const sending = await rowOf(
    'sent: taken, rendered, handed over, written down (the provider is in the same process)',
    world.send,
  );
  const { sent } = world.providers.store;
  if (messages.length !== COUNT || sent.length !== COUNT)
    throw new Error(`${messages.length} messages, ${sent.length} sent, ${COUNT} expected`);
  return table(
    [`${whole(COUNT)} messages, one process`, 'messages/s', 'CPU ms a message'],
    [planning, sending],
  );
};
