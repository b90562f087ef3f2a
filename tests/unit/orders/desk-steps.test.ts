import { describe, expect, it } from 'vitest';
import {
  canAddCost,
  canAffix,
  canAnswer,
  canChangeInvoice,
  canIssueLink,
  canRevokeLink,
  canSettleAny,
  canTakeOut,
  hasPaperStep,
  hasRefundStep,
  hasReturnStep,
  hasStep,
  helpChoicesOf,
} from '#web/domains/orders/desk/actions/possible.ts';
import { refundStepsOf } from '#web/domains/orders/desk/actions/refund-steps.ts';
import { handOverOf, stepsOf } from '#web/domains/orders/desk/actions/steps.ts';
import { askedIn } from '#web/domains/orders/desk/queue.ts';
import type { DeskOrderFragment } from '#web/platform/graphql/generated/main.ts';

const desk = (moves: readonly string[], order: object = {}, canDecide = true): DeskOrderFragment =>
  ({
    canDecide,
    may: canDecide ? ['signContract', 'handOverOrderItems'] : [],
    row: { moves, order: { state: 'SHIPPED', phase: 'FINAL', installment: null, ...order } },
  }) as unknown as DeskOrderFragment;

const FINANCED = {
  state: 'PAYMENT_SETTLED',
  installment: { contractSignedAt: null },
};

describe('the next step at the desk', () => {
  it.each([
    [['allocate', 'withdrawBooking'], {}, 'allocate', ['withdraw']],
    [['approveInstallment', 'rejectInstallment'], {}, 'approveInstallment', ['rejectInstallment']],
    [['rejectContract', 'withdrawPaid'], FINANCED, 'signContract', ['rejectContract', 'withdraw']],
    [['process', 'withdrawPaid'], {}, 'process', ['withdraw']],
    [['ship'], {}, 'ship', []],
    [['deliver'], {}, 'deliver', []],
    [
      ['deliver', 'failDelivery', 'endUndelivered', 'withdrawShipped'],
      {},
      'deliver',
      ['failDelivery', 'endUndelivered', 'withdraw'],
    ],
    [['withdrawAllocated'], {}, null, ['withdraw']],
    [[], {}, null, []],
  ] as const)('of %j is the one that leads on', (moves, order, next, others) => {
    expect(stepsOf(desk(moves, order))).toEqual({ next, others });
  });

  it('is no signature for somebody who may only hand over', () => {
    expect(stepsOf(desk([], FINANCED, false)).next).toBeNull();
  });
});

/** An order of goods that may be handed over, of which so many pieces came before. */
const goods = (received: number): DeskOrderFragment =>
  desk(['deliver'], {
    kind: 'GOODS',
    items: [{ quantity: 2, received, takenOut: 0, left: 2 }],
  });

describe('the hand-over of goods at the desk', () => {
  it('is of everything, with the one of a part beside it', () => {
    expect(stepsOf(goods(0))).toEqual({ next: 'deliver', others: ['deliverPart'] });
    expect(handOverOf(goods(0))).toBe('all');
  });

  it('is of the rest once a part came, and of one thing not in parts', () => {
    expect(stepsOf(goods(1))).toEqual({ next: 'deliver', others: [] });
    expect(handOverOf(goods(1))).toBe('rest');
  });

  it('of a motorcycle is of nothing but it', () => {
    expect(handOverOf(desk(['deliver'], { kind: 'MOTORCYCLE', items: null }))).toBe('it');
  });

  it('in parts is for those who may, while the goods are on their way', () => {
    const paid = desk(['process'], { ...goods(0).row.order, state: 'PAYMENT_SETTLED' });
    expect(stepsOf(paid).others).toEqual([]);
    expect(stepsOf({ ...goods(0), may: [] }).others).toEqual([]);
  });
});

describe('what staff can do about a refund', () => {
  it.each([
    ['REQUESTED', 'BANK', false, []],
    ['REQUESTED', 'BANK', true, ['approve', 'account']],
    ['APPROVED', 'BANK', true, ['confirm', 'returned', 'account']],
    ['CONFIRMED', 'BANK', true, ['returned', 'account']],
    ['FAILED', 'BANK', true, ['account']],
    ['REQUESTED', 'PROVIDER', false, ['approve']],
    ['APPROVED', 'PROVIDER', false, []],
    ['SENT', 'PROVIDER', false, []],
    ['FAILED', 'PROVIDER', false, []],
  ] as const)('%s by %s, account there: %s', (state, route, hasAccount, steps) => {
    expect(refundStepsOf({ state, route, hasAccount })).toEqual(steps);
  });
});

describe('a large refund that whoever looks has approved', () => {
  it('is confirmed by somebody else', () => {
    const refund = { state: 'APPROVED', route: 'BANK', hasAccount: true, needsAnother: true };
    expect(refundStepsOf(refund)).toEqual(['returned', 'account']);
  });
});

describe('the list the address asks for', () => {
  it.each([
    ['', { queue: 'OPEN', search: '', page: 1 }],
    ['q=ayu', { queue: 'ALL', search: 'ayu', page: 1 }],
    ['q=ayu&queue=SHIP&page=2', { queue: 'SHIP', search: 'ayu', page: 2 }],
    ['queue=NONE&page=-3', { queue: 'OPEN', search: '', page: 1 }],
  ])('%s', (query, wanted) => {
    expect(askedIn(new URLSearchParams(query))).toEqual(wanted);
  });
});

const MAY = [
  'answerComplaint',
  'issueDeliveryLink',
  'revokeDeliveryLink',
  'updateRegistration',
  'updateSisapiraStatus',
  'changeInvoiceAddress',
  'affixMeterai',
  'approveRefund',
  'decideGoodsReturn',
  'receiveGoodsReturn',
  'withdrawOrderItems',
  'settleOrderAttention',
];

/** As a dialog finds the order; `order` and `rest` are what somebody else made of it. */
const changed = (order: object, rest: object = {}): DeskOrderFragment =>
  ({
    may: MAY,
    refunds: [],
    courierLink: null,
    ...rest,
    row: { moves: [], attentions: [], order: { state: 'SHIPPED', phase: 'FINAL', ...order } },
  }) as unknown as DeskOrderFragment;

const STNK = { item: 'STNK', plateNumber: null } as const;
const TO_READY = { item: 'STNK', progress: 'READY', isNumber: false } as const;
const REFUND = { id: 'rfd', route: 'BANK', hasAccount: true } as const;

describe('a dialog of the desk', () => {
  it.each([
    [
      'the step',
      (now: DeskOrderFragment) => hasStep(now, 'ship'),
      desk(['ship']),
      desk(['deliver']),
    ],
    [
      'an answer',
      canAnswer,
      changed({ complaints: [{ state: 'OPEN' }] }),
      changed({ complaints: [{ state: 'RESOLVED' }] }),
    ],
    ['a link', canIssueLink, changed({ state: 'SHIPPING' }), changed({ state: 'DELIVERED' })],
    [
      'the end of a link',
      canRevokeLink,
      changed({ state: 'SHIPPING' }, { courierLink: { endedAt: null } }),
      changed({ state: 'SHIPPING' }, { courierLink: { endedAt: '2026-11-28T06:00:00Z' } }),
    ],
    [
      'a paper',
      (now: DeskOrderFragment) => hasPaperStep(now, TO_READY),
      changed({ registration: [{ ...STNK, progress: 'PROCESSING' }] }),
      changed({ registration: [{ ...STNK, progress: 'READY' }] }),
    ],
    ['a cost', canAddCost, changed({}), changed({ state: 'CANCELLED' })],
    [
      'what the programme says',
      (now: DeskOrderFragment) => helpChoicesOf(now).length > 0,
      changed({ sisapiraStatus: 'REGISTERED' }),
      changed({ sisapiraStatus: 'REGISTERED', state: 'CANCELLED' }),
    ],
    [
      'an address of the invoice',
      (now: DeskOrderFragment) => canChangeInvoice(now, Date.parse('2026-11-28T06:00:00Z')),
      changed({ invoice: { addressUntil: '2026-11-29T06:00:00Z' } }),
      changed({ invoice: { addressUntil: '2026-11-28T05:00:00Z' } }),
    ],
    [
      'a stamp',
      (now: DeskOrderFragment) => canAffix(now, 'abc'),
      changed({ receipts: [{ code: 'abc', meterai: 'REQUIRED' }] }),
      changed({ receipts: [{ code: 'abc', meterai: 'AFFIXED' }] }),
    ],
    [
      'the step of a refund',
      (now: DeskOrderFragment) => hasRefundStep(now, 'rfd', 'approve'),
      changed({}, { refunds: [{ ...REFUND, state: 'REQUESTED' }] }),
      changed({}, { refunds: [{ ...REFUND, state: 'APPROVED' }] }),
    ],
    [
      'the step of a return',
      (now: DeskOrderFragment) => hasReturnStep(now, 'grt', 'accept'),
      changed({ returns: [{ id: 'grt', state: 'REQUESTED' }] }),
      changed({ returns: [{ id: 'grt', state: 'WITHDRAWN' }] }),
    ],
    ['what is taken out', canTakeOut, changed({}), changed({ state: 'DELIVERED' })],
  ] as const)(
    'keeps the button of %s until somebody else took the order on',
    (_, isPossible, before, after) => {
      expect(isPossible(before)).toBe(true);
      expect(isPossible(after)).toBe(false);
    },
  );

  it('keeps the button that settles while something waits that a person settles', () => {
    const withAttentions = (attentions: readonly string[]) => {
      const now = changed({});
      return { ...now, row: { ...now.row, attentions } } as unknown as DeskOrderFragment;
    };
    expect(canSettleAny(withAttentions(['REFUND_LATE', 'REFUND_STUCK']))).toBe(true);
    expect(canSettleAny(withAttentions(['REFUND_LATE']))).toBe(false);
  });
});
