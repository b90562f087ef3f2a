import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DELIVERY_METHODS } from '#edge/contract/catalog/delivery.ts';
import { MONEY_FATES, splitMoney } from '#edge/contract/orders/fates.ts';
import { displayName, orderHintKey, orderLabelKey } from '#edge/contract/orders/labels.ts';
import {
  ORDER_ACTORS,
  ORDER_MACHINE,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderPosition,
  phaseOf,
  positionOf,
  stateOf,
} from '#edge/contract/orders/machine.ts';
import {
  allows,
  moveFor,
  movesOf,
  nextOrderStates,
  ORDER_TYPES,
  PAYMENT_OPTIONS,
  positionWhenOver,
  type Standing,
} from '#edge/contract/orders/standing.ts';
import {
  STEP_MAPS,
  STEP_RESETS,
  shownSteps,
  stepLabelKey,
  stepOf,
  TRACK_STEPS,
  trackOf,
} from '#edge/contract/orders/stepper.ts';
import { deadlineAt } from '#edge/contract/orders/windows.ts';
import en from '#web/platform/i18n/messages/en/orders.ts';
import id from '#web/platform/i18n/messages/id/orders.ts';

const { states, final, moves } = ORDER_MACHINE;
const started = ORDER_MOVES.filter((move) => moves[move].from.length === 0);

/** Every standing the machine can bring an order to, walking on from where orders begin. */
const reachable = (): Standing[] => {
  const seen = new Map<string, Standing>();
  const left: Standing[] = [];
  for (const orderType of ORDER_TYPES)
    for (const paymentOption of PAYMENT_OPTIONS)
      for (const move of started) {
        const to = moves[move].to;
        const booked = orderType === 'BOOKING';
        if ((move === 'placeBooking') !== booked) continue;
        if (move === 'placeInstallment' && paymentOption !== 'INSTALLMENT') continue;
        if (move === 'placeDirect' && paymentOption === 'INSTALLMENT') continue;
        left.push({
          state: stateOf(to),
          phase: phaseOf(to),
          orderType,
          paymentOption,
          contractSignedAt: null,
          helpId: null,
          sisapiraStatus: null,
        });
      }
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const key = JSON.stringify(next);
    if (seen.has(key)) continue;
    seen.set(key, next);
    const signed = next.paymentOption === 'INSTALLMENT' && next.state === 'PAYMENT_SETTLED';
    if (signed) left.push({ ...next, contractSignedAt: 1 });
    if (next.state === 'PAYMENT_SETTLED' && next.phase === 'FINAL')
      left.push({ ...next, helpId: 'sub_1', sisapiraStatus: 'INELIGIBLE' });
    for (const move of ORDER_MOVES) {
      if (!allows(move, next)) continue;
      const { to } = moves[move];
      const paymentOption =
        move === 'payInstead' || move === 'payFinal'
          ? 'FULL_PAYMENT'
          : ['requestAnother', 'requestInstallment', 'applyInstead'].includes(move)
            ? 'INSTALLMENT'
            : next.paymentOption;
      const standing = { ...next, state: stateOf(to), phase: phaseOf(to), paymentOption };
      left.push(
        move === 'payHelpDifference'
          ? { ...standing, helpId: null, sisapiraStatus: null }
          : standing,
      );
    }
  }
  return [...seen.values()];
};

const all = reachable();
const at = (position: OrderPosition): Standing[] =>
  all.filter(({ state, phase }) => positionOf(state, phase) === position);
const HAPPY_ENDS = new Set(['CANCELLED']);

describe('the order machine', () => {
  it('has every state of the specification, and reaches every position', () => {
    expect(new Set(states.map(stateOf))).toEqual(new Set(ORDER_STATES));
    for (const position of states) expect(at(position), position).not.toEqual([]);
  });

  it('leads from every position to an end, and from none of the ends on', () => {
    for (const order of all) {
      const isEnd = final.includes(positionOf(order.state, order.phase));
      expect(nextOrderStates(order).length > 0, JSON.stringify(order)).toBe(!isEnd);
    }
    for (const position of final) expect(['CANCELLED', 'COMPLETED']).toContain(stateOf(position));
    const ends = new Set<string>(final);
    for (let size = 0; size !== ends.size; ) {
      size = ends.size;
      for (const { from, to } of Object.values(moves))
        if (ends.has(to)) for (const position of from) ends.add(position);
    }
    expect(ends).toEqual(new Set(states));
  });

  it('ends without its customer from every standing: a unit, help or promo code is never out of reach', () => {
    const keyOf = (order: Standing): string => positionOf(order.state, order.phase);
    const isEnd = (order: Standing): boolean =>
      final.includes(positionOf(order.state, order.phase));
    const reached = new Map(all.map((order) => [JSON.stringify(order), order]));
    const ending = new Set(all.filter(isEnd).map((order) => JSON.stringify(order)));
    const next = (order: Standing): string[] =>
      (['clock', 'staff'] as const)
        .flatMap((actor) => movesOf(order, actor))
        .map((move) => {
          const { to } = moves[move];
          return JSON.stringify({ ...order, state: stateOf(to), phase: phaseOf(to) });
        });
    for (let size = -1; size !== ending.size; ) {
      size = ending.size;
      for (const [key, order] of reached)
        if (next(order).some((each) => ending.has(each))) ending.add(key);
    }
    expect(
      [...reached].filter(([key]) => !ending.has(key)).map(([, order]) => keyOf(order)),
    ).toEqual([]);
  });

  it('waits for its customer no longer than until a deadline, wherever it is their turn', () => {
    for (const order of all) {
      const isTheirs =
        ['WAITING_PAYMENT', 'ALLOCATED'].includes(order.state) ||
        ['INSTALLMENT_APPROVED', 'INSTALLMENT_REJECTED', 'INSTALLMENT_CANCELED'].includes(
          order.state,
        );
      const position = positionOf(order.state, order.phase);
      const answers = [
        positionWhenOver(order) !== null,
        deadlineAt(position, { preOrder: false, windows: null }) !== null,
      ];
      const isUndecided = order.state === 'INSTALLMENT_REQUESTED';
      expect(answers, JSON.stringify(order)).toEqual([isTheirs, isTheirs || isUndecided]);
    }
  });

  it('gives somebody a move at every position but the ends: a refusal has a next action', () => {
    for (const order of all) {
      if (final.includes(positionOf(order.state, order.phase))) continue;
      const actors = ORDER_ACTORS.filter((actor) => movesOf(order, actor).length > 0);
      expect(actors, JSON.stringify(order)).not.toEqual([]);
      const isRejected = order.state === 'INSTALLMENT_REJECTED';
      if (isRejected || order.state === 'INSTALLMENT_CANCELED')
        expect(movesOf(order, 'customer')).toEqual([
          'payInstead',
          'requestAnother',
          'cancelWithoutFinancing',
          // Its motorcycle is chosen by nobody yet but its customer.
          ...(order.orderType === 'FULL_PURCHASE' && order.paymentOption === 'INSTALLMENT'
            ? [isRejected ? 'changeRejected' : 'changeCanceled']
            : []),
        ]);
    }
  });

  it('stands for at most one move per operation and actor', () => {
    const choices = new Set(['completeOrderDetails', 'changeOrder', 'changeOrderForCustomer']);
    for (const order of all)
      for (const actor of ORDER_ACTORS) {
        const triggers = movesOf(order, actor).flatMap((move) => moves[move].triggers);
        const single = triggers.filter((trigger) => !choices.has(trigger));
        for (const trigger of single)
          expect(moves[moveFor(trigger, order, actor) ?? 'confirm'].triggers).toContain(trigger);
        expect(new Set(single).size, JSON.stringify([order, actor])).toBe(single.length);
      }
  });

  it('names what becomes of the money for every move that leaves the way', () => {
    const exits = ORDER_MOVES.filter(
      (move) =>
        stateOf(moves[move].to) === 'CANCELLED' ||
        stateOf(moves[move].to) === 'INSTALLMENT_CANCELED' ||
        stateOf(moves[move].to) === 'INSTALLMENT_REJECTED' ||
        [
          'backToAllocated',
          'expireBalance',
          'expireBookedApplication',
          'payHelpDifference',
          'requestChanged',
        ].includes(move),
    );
    expect(new Set(Object.keys(MONEY_FATES))).toEqual(new Set(exits));
  });

  it('ends an order without a rupiah on it', () => {
    const figures = { paid: 30_000_000, bookingFee: 500_000, costs: 385_000 };
    for (const [move, fate] of Object.entries(MONEY_FATES)) {
      const { refund, forfeit, credit } = splitMoney(fate, figures);
      expect(refund + forfeit + credit, move).toBe(figures.paid);
      if (stateOf(moves[move as keyof typeof moves].to) === 'CANCELLED')
        expect(credit, move).toBe(0);
    }
    expect(splitMoney('refund-less-costs', figures).forfeit).toBe(385_000);
    expect(splitMoney('refund-less-costs', { ...figures, paid: 200_000 }).refund).toBe(0);
    expect(splitMoney('down-payment', figures).credit).toBe(500_000);
  });
});

describe('labels of an order', () => {
  const english = new Set(Object.keys(en));
  const indonesian = new Set(Object.keys(id));

  it('exist for every state, phase and way of delivery, in both languages', () => {
    for (const position of states)
      for (const delivery of DELIVERY_METHODS)
        for (const option of PAYMENT_OPTIONS)
          for (const key of [
            orderLabelKey(position, delivery, option),
            orderHintKey(position, delivery, option),
            orderHintKey(position, delivery, 'FULL_PAYMENT', 'GOODS'),
          ]) {
            expect(english).toContain(key);
            expect(indonesian).toContain(key);
          }
  });

  it('exist for every step, under way and done', () => {
    for (const steps of [...Object.values(TRACK_STEPS), ['booking', 'balance'] as const])
      for (const step of steps)
        for (const done of [true, false])
          for (const delivery of DELIVERY_METHODS)
            expect(english).toContain(stepLabelKey(step, done, delivery));
  });

  it('map one to one on the first set of states', () => {
    expect(new Set(states.map(displayName)).size).toBe(ORDER_STATES.length);
  });
});

describe('the stepper', () => {
  it('has the ends of both maps of the specification', () => {
    expect(STEP_MAPS.cash['COMPLETED.FINAL']).toBe(4);
    expect(STEP_MAPS.installment['COMPLETED.FINAL']).toBe(6);
    for (const map of Object.values(STEP_MAPS)) {
      expect(map['WAITING_PAYMENT.BOOKING']).toBe(0);
      expect(map['CANCELLED.BOOKING']).toBe(1);
      expect(map['CANCELLED.FINAL']).toBe(1);
    }
  });

  it('ticks the fee of a booking once it is paid, before the rest', () => {
    const cash = { paymentOption: 'FULL_PAYMENT', isBooking: true, isSigned: false } as const;
    expect(shownSteps(cash, 'WAITING_PAYMENT.BOOKING')).toEqual({
      steps: ['booking', 'balance', 'processing', 'delivery', 'complete'],
      current: 0,
    });
    expect(shownSteps(cash, 'PAYMENT_SETTLED.BOOKING').current).toBe(1);
    expect(shownSteps(cash, 'WAITING_PAYMENT.FINAL').current).toBe(1);
    expect(shownSteps(cash, 'PAYMENT_SETTLED.FINAL').current).toBe(2);
    expect(shownSteps(cash, 'COMPLETED.FINAL').current).toBe(5);
    const financed = { ...cash, paymentOption: 'INSTALLMENT' } as const;
    expect(shownSteps(financed, 'PAYMENT_SETTLED.BOOKING')).toEqual({
      steps: ['booking', ...TRACK_STEPS.installment],
      current: 1,
    });
    const direct = { ...cash, isBooking: false };
    expect(shownSteps(direct, 'WAITING_PAYMENT.FINAL')).toEqual({
      steps: TRACK_STEPS.cash,
      current: 0,
    });
  });

  it('never moves back, except after the moves that are listed', () => {
    const back = new Set<string>();
    for (const order of all)
      for (const move of ORDER_MOVES) {
        if (!allows(move, order) || HAPPY_ENDS.has(stateOf(moves[move].to))) continue;
        const track = trackOf(order.paymentOption);
        const signed = order.contractSignedAt !== null;
        const before = stepOf(track, positionOf(order.state, order.phase), signed);
        const after = stepOf(track, moves[move].to, signed);
        if (after < before) back.add(move);
      }
    expect(back).toEqual(new Set(STEP_RESETS));
  });
});

describe('the diagram', () => {
  it('in the README of the domain is printed from the machine (update it when this fails)', () => {
    const lines = ORDER_MOVES.flatMap((move) => {
      const { from, to, by } = moves[move];
      const starts = from.length === 0 ? ['[*]'] : from;
      return starts.map(
        (start) =>
          `  ${start.replace('.', '_')} --> ${to.replace('.', '_')}: ${move} (${by.join(', ')})`,
      );
    });
    const ends = final.map((position) => `  ${position.replace('.', '_')} --> [*]`);
    const diagram = ['```mermaid', 'stateDiagram-v2', ...lines, ...ends, '```'].join('\n');
    expect(readFileSync('edge/domains/orders/README.md', 'utf8')).toContain(diagram);
  });
});
