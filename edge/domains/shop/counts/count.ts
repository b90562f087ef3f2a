import {
  type CountGoods,
  GOODS_COUNT,
  type GoodsCountFault,
} from '#edge/contract/shop/goods-count.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { standingOf, writeCounts } from './desk.sql.ts';

export const COUNT_WRITES = declareLimit({
  purpose: 'shop.counts',
  most: GOODS_COUNT.writes,
  windowMs: GOODS_COUNT.windowMs,
  what: 'lists of counted goods',
  by: 'one of the staff',
});

/**
 * Writes what was counted: every line of a list, or none. Nothing is written over what was sold, came back
 * or was counted since the list was looked at, and never fewer than orders hold.
 */
export const countGoods = async (
  staffId: string,
  { counts, reason }: CountGoods,
  { readPrimary, clock, ids }: Pick<Context, 'readPrimary' | 'clock' | 'ids'>,
): Promise<Result<Decision<null>, GoodsCountFault>> => {
  const lines = await readPrimary(standingOf({ rows: JSON.stringify(counts) }));
  if (lines.some(({ id, sells }) => id === null || !sells)) return err('GOODS_NOT_FOUND');
  if (lines.some(({ at, onHand }) => onHand !== counts[at]?.expected)) return err('GOODS_CHANGED');
  if (lines.some(({ at, reserved }) => (counts[at]?.onHand ?? 0) < reserved))
    return err('GOODS_HELD');
  const rows = counts.map((count) => ({ ...count, eventId: ids('cnt') }));
  return ok({
    statements: writeCounts({
      rows: JSON.stringify(rows),
      count: rows.length,
      staffId,
      reason,
      now: clock(),
    }),
    outcome: null,
  });
};
