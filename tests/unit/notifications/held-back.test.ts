import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

/** What WhatsApp says of a message it took. */
let status = 'accepted';

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld({
    wire: async (request, handle) => {
      const answer = await handle();
      if (answer === undefined || !new URL(request.url).pathname.endsWith('/messages'))
        return answer;
      const body = (await answer.json()) as { messages: readonly { id: string }[] };
      const messages = body.messages.map(({ id }) => ({ id, message_status: status }));
      return Response.json({ ...body, messages });
    },
  });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.clear();
  (world.providers.store.sent as unknown[]).length = 0;
});

const statesAfter = async (answer: string) => {
  status = answer;
  await world.refundStep('FAILED', 500_000);
  await world.plan();
  await world.send();
  await world.send();
  const { messages } = await world.rows();
  return Object.fromEntries(messages.map(({ channel, state }) => [channel, state]));
};

describe('a message that WhatsApp answers', () => {
  it.each(['paused', 'held_for_quality_assessment'])(
    '%s is not on its way: SMS takes over at once',
    async (answer) => {
      expect(await statesAfter(answer)).toMatchObject({ WHATSAPP: 'FAILED', SMS: 'SENT' });
    },
  );

  it('accepted is on its way', async () => {
    const states = await statesAfter('accepted');
    expect(states).toMatchObject({ WHATSAPP: 'SENT' });
    expect(states).not.toHaveProperty('SMS');
  });

  it('held_for_quality_assessment and delivers all the same stands as delivered', async () => {
    await statesAfter('held_for_quality_assessment');
    const { messages } = await world.rows();
    const { id } = messages.find(({ channel }) => channel === 'WHATSAPP') ?? { id: '' };
    await world.tell([{ key: id, providerId: 'wamid.1', status: 'delivered' }]);
    const after = (await world.rows()).messages.find(({ channel }) => channel === 'WHATSAPP');
    expect(after?.state).toBe('DELIVERED');
  });
});
