import { describe, expect, it } from 'vitest';
import { canMove, defineMachine, movesFrom } from '#edge/contract/machine.ts';

const door = defineMachine({
  name: 'door',
  states: ['CLOSED', 'OPEN', 'REMOVED'],
  final: ['REMOVED'],
  labelKey: (state) => `door.${state}`,
  moves: {
    open: { from: ['CLOSED'], to: 'OPEN', triggers: ['open'], by: ['guest', 'owner'], effects: [] },
    close: { from: ['OPEN'], to: 'CLOSED', triggers: ['close'], by: ['owner'], effects: [] },
    remove: {
      from: ['CLOSED', 'OPEN'],
      to: 'REMOVED',
      triggers: ['remove'],
      by: ['owner'],
      effects: [],
    },
  },
});

describe('a machine', () => {
  it('allows a move from the states its row names only', () => {
    expect(canMove(door, 'open', 'CLOSED')).toBe(true);
    expect(canMove(door, 'open', 'REMOVED')).toBe(false);
  });

  it('lists the moves of an actor in the order of the table', () => {
    expect(movesFrom(door, 'OPEN', 'owner')).toEqual(['close', 'remove']);
    expect(movesFrom(door, 'CLOSED', 'guest')).toEqual(['open']);
    expect(movesFrom(door, 'REMOVED', 'owner')).toEqual([]);
  });
});
