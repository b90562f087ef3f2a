import { describe, expect, it } from 'vitest';
import { MACHINES } from '#edge/contract/machines.ts';
import { ORDER_MOVES } from '#edge/contract/orders/machine.ts';
import { templateOfHistory } from '#edge/domains/notifications/plan/orders.ts';
import { BESIDE_MACHINES, TRANSITIONS } from '#edge/domains/notifications/plan/transitions.ts';
import { TEMPLATE_NAMES } from '#edge/domains/notifications/templates/all.ts';

/** What is sent, and not what it is about. */
const OURS = 'message';
const machines = MACHINES.filter(({ name }) => name !== OURS);
const messagesOf = (machine: string) => Object.entries(TRANSITIONS[machine] ?? {});

describe.each(machines.map(({ name, moves }) => ({ name, moves })))('a $name', (machine) => {
  it('has a message, or a reason to be silent, for each of its moves', () => {
    expect(
      messagesOf(machine.name)
        .map(([move]) => move)
        .sort(),
    ).toEqual(Object.keys(machine.moves).sort());
    for (const [move, messages] of messagesOf(machine.name)) {
      if ('silent' in messages) expect(messages.silent, move).toMatch(/^[A-Z].{15,}\.$/);
      else expect(TEMPLATE_NAMES, move).toEqual(expect.arrayContaining([...messages]));
    }
  });
});

describe('every template', () => {
  it('is messages of a move, or of something that is none', () => {
    const messages = machines.flatMap(({ name }) =>
      messagesOf(name).flatMap(([, each]) => ('silent' in each ? [] : each)),
    );
    const all = new Set([...messages, ...BESIDE_MACHINES]);
    expect([...all].sort()).toEqual([...TEMPLATE_NAMES].sort());
  });
});

describe('an order', () => {
  it('is planned as the table says; where it says the receipt, the receipt tells', () => {
    for (const move of ORDER_MOVES) {
      const messages = TRANSITIONS.order?.[move];
      const words = messages === undefined || 'silent' in messages ? [] : messages;
      const planned = templateOfHistory('ORDER_STATE_TRANSITION', move, null);
      expect(words[0] === 'order-paid' ? undefined : words[0], move).toBe(planned);
    }
  });
});
