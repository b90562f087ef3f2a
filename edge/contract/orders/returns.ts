import * as v from 'valibot';
import { DAY_MS } from '#edge/contract/time.ts';
import { UPLOAD_ID } from '#edge/contract/uploads.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { afterWorkingDays } from '#edge/contract/working-days.ts';
import { CART_LIMITS } from './cart/limits.ts';
import { orderId } from './ids.ts';
import { COUNTED_RETURNS, type ReturnState } from './return-machine.ts';

/** Why a customer returns something. `CHANGED_MIND` needs no photo. */
export const RETURN_REASONS = [
  'DAMAGED',
  'NOT_WORKING',
  'WRONG_ITEM',
  'NOT_AS_DESCRIBED',
  'WRONG_SIZE',
  'CHANGED_MIND',
] as const;
type ReturnReason = (typeof RETURN_REASONS)[number];

/** Why staff take something out of an order that is paid. */
export const TAKEN_OUT_REASONS = ['NOT_ON_THE_SHELF', 'DAMAGED_BEFORE_DELIVERY'] as const;

export const ALL_RETURN_REASONS = [...RETURN_REASONS, ...TAKEN_OUT_REASONS] as const;

/** Photos show what is wrong; nobody has to show that they changed their mind. */
export const needsPhoto = (reason: ReturnReason): boolean =>
  reason !== 'CHANGED_MIND' && reason !== 'WRONG_SIZE';

/** The shop's fault: the delivery goes back, too, when nothing of the order stays. */
export const isOurFault = (reason: string): boolean =>
  ['DAMAGED', 'NOT_WORKING', 'WRONG_ITEM', 'NOT_AS_DESCRIBED'].includes(reason);

export const RETURN_LIMITS = {
  /** Working days after the hand-over (PP 80/2019). */
  workingDays: 2,
  photos: 5,
  note: 500,
  answer: 300,
  /** So long accepted goods may take to come back. */
  backWithinMs: 14 * DAY_MS,
} as const;

/** The first moment at which nothing of an order can be returned any more; null before it was handed over. */
export const returnableUntil = (deliveredAt: number | null): number | null =>
  deliveredAt === null ? null : afterWorkingDays(deliveredAt, RETURN_LIMITS.workingDays);

const returnId = deviceId('grt');

/** Pieces of an order, each item once. */
export const pieceLines = v.pipe(
  v.array(
    v.object({
      /** Of the item in its order, counted from 0. */
      position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CART_LIMITS.lines)),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CART_LIMITS.items)),
    }),
  ),
  v.minLength(1, 'return.nothing'),
  v.maxLength(CART_LIMITS.lines, 'return.nothing'),
  v.check((all) => new Set(all.map(({ position }) => position)).size === all.length, 'required'),
);

const words = (most: number) =>
  v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(most, 'note.too-long'));

/** What a customer sends back, and why. */
export const requestReturnInput = v.pipe(
  v.object({
    id: returnId,
    orderId,
    lines: pieceLines,
    reason: v.picklist(RETURN_REASONS, 'required'),
    note: words(RETURN_LIMITS.note),
    photos: v.pipe(
      v.array(v.pipe(v.string(), v.regex(UPLOAD_ID, 'file.id'))),
      v.maxLength(RETURN_LIMITS.photos, 'file.too-many'),
      v.check((all) => new Set(all).size === all.length, 'file.id'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['photos']],
      ({ reason, photos }) => !needsPhoto(reason) || photos.length > 0,
      'return.photo',
    ),
    ['photos'],
  ),
);

/** What staff answer; a refusal says why. */
export const decideReturnInput = v.pipe(
  v.object({ returnId, accepted: v.boolean(), answer: words(RETURN_LIMITS.answer) }),
  v.forward(
    v.partialCheck(
      [['accepted'], ['answer']],
      ({ accepted, answer }) => accepted || answer.length >= 5,
      'required',
    ),
    ['answer'],
  ),
);

export const receiveReturnInput = v.object({ returnId, isRestocked: v.boolean() });

/** What staff take out of an order that has not left. */
export const takeOutInput = v.object({
  returnId,
  lines: pieceLines,
  reason: v.picklist(TAKEN_OUT_REASONS, 'required'),
  answer: words(RETURN_LIMITS.answer),
});

/** A return as far as it decides how much is left. */
interface Counted {
  readonly state: ReturnState;
  readonly reason: string;
  readonly lines: readonly {
    readonly position: number;
    readonly quantity: number;
    readonly amountIdr: number;
  }[];
}

/** Of an order of goods, as it was bought. */
export interface BoughtItem {
  readonly position: number;
  readonly quantity: number;
  /** With tax; whole rupiah. */
  readonly unitIdr: number;
}

/** An item without what staff took out: how many the customer gets, and what is still to be had of it. */
export interface ItemLeft extends BoughtItem {
  /** Pieces that no return counts. */
  readonly left: number;
  /** What all pieces of it cost after the discounts of the order, and what of that returns count. */
  readonly shareIdr: number;
  readonly countedIdr: number;
}

const counts = ({ state }: Counted): boolean => COUNTED_RETURNS.includes(state);
const isTakenOut = ({ reason }: Counted): boolean =>
  TAKEN_OUT_REASONS.some((each) => each === reason);

const linesAt = (returns: readonly Counted[], position: number) =>
  returns.flatMap(({ lines: all }) => all.filter((line) => line.position === position));

/** `whole × part / all`, rounded down; the product may be beyond what a number holds exactly. */
const portion = (whole: number, part: number, all: number): number =>
  all === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(all));

/**
 * The items of an order with their shares of what was paid: all shares together are the goods less the
 * discount, to the rupiah. Delivery is in none of them.
 *
 * @param discount what promo code and referral take off as the price stands now, not negative; whole rupiah
 */
export const itemsLeft = (
  items: readonly BoughtItem[],
  discount: number,
  returns: readonly Counted[],
): readonly ItemLeft[] => {
  const counted = returns.filter(counts);
  const takenOut = counted.filter(isTakenOut);
  const sentBack = counted.filter((each) => !isTakenOut(each));
  const sum = (rows: readonly { readonly quantity: number }[]): number =>
    rows.reduce((all, { quantity }) => all + quantity, 0);
  const bought = [...items]
    .sort((a, b) => a.position - b.position)
    .map((item) => ({ ...item, quantity: item.quantity - sum(linesAt(takenOut, item.position)) }));
  const goods = bought.reduce((all, { quantity, unitIdr }) => all + quantity * unitIdr, 0);
  const net = Math.max(0, goods - discount);
  let before = 0;
  return bought.map((item) => {
    const until = before + item.quantity * item.unitIdr;
    const shareIdr = portion(net, until, goods) - portion(net, before, goods);
    before = until;
    const back = linesAt(sentBack, item.position);
    return {
      ...item,
      shareIdr,
      left: item.quantity - sum(back),
      countedIdr: back.reduce((all, { amountIdr }) => all + amountIdr, 0),
    };
  });
};

/**
 * What so many more pieces of an item are worth: in whatever portions they go, all pieces together are
 * worth the item's share and never more. Whole rupiah.
 */
export const amountOfPieces = (
  { quantity: of, left, shareIdr, countedIdr }: ItemLeft,
  quantity: number,
): number => Math.max(0, portion(shareIdr, of - left + quantity, of) - countedIdr);

interface Pieces {
  readonly position: number;
  readonly quantity: number;
}

/** Pieces of an item in rows that name it. */
export const piecesAt = (rows: readonly Pieces[], position: number): number =>
  rows.reduce((sum, row) => (row.position === position ? sum + row.quantity : sum), 0);

/** Pieces of an item that staff took out of its order, paid back. */
export const takenOutAt = (returns: readonly Counted[], position: number): number =>
  piecesAt(
    returns.filter(isTakenOut).flatMap((each) => each.lines),
    position,
  );
