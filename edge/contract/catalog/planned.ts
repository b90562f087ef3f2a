import * as v from 'valibot';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { deskReason } from '#edge/contract/validators/desk-reason.ts';

/** What staff plan from a day on: a price, or a figure of the shop. */
export const PLANNED = {
  /** How far ahead it may begin. */
  aheadMs: 400 * DAY_MS,
  /** A start so long ago is meant to be now. */
  lateMs: 10 * MINUTE_MS,
  /** Changes the desk lists. */
  listed: 200,
} as const;

/** When a change may begin, seen from now. */
export const mayBegin = (startsAt: number, now: number): boolean =>
  startsAt >= now - PLANNED.lateMs && startsAt <= now + PLANNED.aheadMs;

/** A name of ours, such as an id or a slug. */
export const ownName = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(64, 'required'),
);

/** Epoch ms. */
export const moment = v.pipe(v.number('required'), v.integer('required'));

/** Ends a planned change, or withdraws it before it begins. */
export const endPlannedInput = v.object({
  id: ownName,
  reason: deskReason,
  expectedVersion: v.pipe(v.number('required'), v.integer('required')),
});
export type EndPlanned = v.InferOutput<typeof endPlannedInput>;
