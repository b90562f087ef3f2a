import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { COMPANY_EVENTS } from '#edge/contract/financing/application.ts';
import { defineMachine, type Machine, movesFrom } from '#edge/contract/machine.ts';
import { MACHINES } from '#edge/contract/machines.ts';
import { MESSAGE_EVENTS } from '#edge/contract/notifications/message-machine.ts';
import { PROVIDER_EVENTS } from '#edge/contract/payments/events.ts';
import { jobKinds } from '#edge/jobs.ts';
import { type Messages, machineFaults } from '#tests/support/machine-faults.ts';
import { WHOLE_LOCALES } from '#tests/support/whole-locales.ts';

const messages: Messages = Object.fromEntries(
  await Promise.all(
    WHOLE_LOCALES.map(async (locale) => {
      const { default: texts } = await import(`#web/platform/i18n/messages/${locale}/index.ts`);
      return [locale, texts] as const;
    }),
  ),
);

const schema = buildSchema(
  readFileSync(new URL('../../../edge/contract/main.graphql', import.meta.url), 'utf8'),
);
const triggers = [
  ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
  ...jobKinds.map(({ kind }) => kind),
  ...PROVIDER_EVENTS,
  ...MESSAGE_EVENTS,
  ...COMPANY_EVENTS,
];

describe('every machine of the product', () => {
  it.each(MACHINES.map((machine) => [machine.name, machine] as const))(
    '%s is sound',
    (_, machine) => {
      expect(machineFaults(machine, messages, triggers)).toEqual([]);
    },
  );

  it('has a name of its own', () => {
    expect(new Set(MACHINES.map(({ name }) => name)).size).toBe(MACHINES.length);
  });
});

describe('the checker', () => {
  const texts: Messages = {
    en: { door: { OPEN: 'Open', SHUT: 'Shut', LOST: 'Lost', NO: 'It is shut.', next: 'Knock.' } },
  };
  const door = defineMachine({
    name: 'door',
    states: ['OPEN', 'SHUT'],
    final: ['SHUT'],
    moves: {
      build: { from: [], to: 'OPEN', triggers: ['order'], by: ['joiner'], effects: [] },
      shut: {
        from: ['OPEN'],
        to: 'SHUT',
        triggers: ['push'],
        by: ['guest'],
        effects: ['it rings'],
      },
    },
    labelKey: (state) => `door.${state}`,
    refusals: {
      people: ['guest'],
      codes: ['NO'],
      codeOf: () => 'NO',
      sentenceKey: (code) => `door.${code}`,
      nextKey: () => 'door.next',
    },
  });
  const faultsOf = (machine: Machine, words = texts) =>
    machineFaults(machine, words, ['order', 'push']);
  const { build, shut } = door.moves;

  it('finds nothing wrong with a sound machine', () => {
    expect(faultsOf(door)).toEqual([]);
  });

  it('takes a state that a row may rest in for an end', () => {
    expect(faultsOf({ ...door, final: [], rests: ['SHUT'] })).toEqual([]);
  });

  it.each<[string, Partial<Machine>, string]>([
    ['a state nothing leads to', { states: ['OPEN', 'SHUT', 'LOST'] }, 'LOST is never reached'],
    ['a dead end', { final: [] }, 'OPEN is a dead end'],
    [
      'a way out of a final state',
      { moves: { build, shut, reopen: { ...shut, from: ['SHUT'], to: 'OPEN' } } },
      'SHUT is final, and a move leads on to OPEN',
    ],
    [
      'a state that is none',
      { moves: { build, shut: { ...shut, to: 'AJAR' } } },
      'AJAR is no state',
    ],
    ['no beginning', { moves: { shut } }, 'no move creates the row'],
    ['a move of nobody', { moves: { build, shut: { ...shut, by: [] } } }, 'nobody may shut'],
    [
      'a trigger that does not exist',
      { moves: { build, shut: { ...shut, triggers: ['kick'] } } },
      'shut is set off by kick, which does not exist',
    ],
    [
      'a move that nothing sets off',
      { moves: { build, shut: { ...shut, triggers: [] } } },
      'nothing sets off shut',
    ],
    [
      'an effect without a name',
      { moves: { build, shut: { ...shut, effects: [' '] } } },
      'an effect of shut is unnamed',
    ],
    [
      'a refusal nobody explains',
      { refusals: undefined as never },
      'it does not say what a person hears who is refused',
    ],
    [
      'a code that is none of it',
      { refusals: { ...door.refusals, codes: [] } as never },
      'shut from SHUT is refused with NO, no code of it',
    ],
  ])('finds %s', (_, change, fault) => {
    expect(faultsOf({ ...door, ...change } as Machine)).toContain(fault);
  });

  it('finds a label, a sentence and a next step that a language lacks', () => {
    const some = { ...texts, id: { door: { OPEN: 'Buka', NO: '' } } };
    expect(faultsOf(door, some)).toEqual([
      'no text door.SHUT in id',
      'no text door.NO in id',
      'no text door.next in id',
    ]);
  });

  it('checks a machine whose state has two parts', () => {
    const order = defineMachine({
      ...door,
      name: 'order',
      states: ['WAITING/BOOKING', 'WAITING/FINAL', 'DONE'],
      final: ['DONE'],
      moves: {
        place: { from: [], to: 'WAITING/BOOKING', triggers: ['order'], by: ['guest'], effects: [] },
        finish: {
          from: ['WAITING/FINAL'],
          to: 'DONE',
          triggers: ['push'],
          by: ['guest'],
          effects: [],
        },
      },
      refusals: undefined as never,
    });
    expect(faultsOf(order)).toEqual(
      expect.arrayContaining([
        'WAITING/FINAL is never reached',
        'DONE is never reached',
        'WAITING/BOOKING is a dead end',
      ]),
    );
  });

  it('lists the moves an actor has', () => {
    expect(movesFrom(door, 'OPEN', 'guest')).toEqual(['shut']);
    expect(movesFrom(door, 'OPEN', 'joiner')).toEqual([]);
  });
});
