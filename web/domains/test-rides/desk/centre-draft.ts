import * as v from 'valibot';
import { RideCentreParam } from '#edge/contract/test-rides/centre.ts';
import { iso, isoOrNull, MINUTE_MS } from '#edge/contract/time.ts';
import { TIME_ZONES, type TimeZone } from '#edge/contract/time-zones.ts';
import type { TestRideCentreQuery } from '#web/platform/graphql/generated/main.ts';

export type Centre = NonNullable<TestRideCentreQuery['testRideCentre']>;

/** A span as it is typed: `YYYY-MM-DDTHH:MM` on the clock of the centre; empty is open to that side. */
export interface TypedSpan {
  readonly id: string;
  readonly from: string;
  readonly until: string;
}

export interface TypedClosing extends TypedSpan {
  readonly reason: string;
}

/** What the form holds while somebody types. */
export interface CentreDraft {
  readonly seats: string;
  readonly stepMinutes: string;
  readonly bufferMinutes: string;
  readonly noticeMinutes: string;
  readonly motorcycles: readonly (TypedSpan & { readonly productName: string })[];
  readonly closings: readonly TypedClosing[];
}

const offsetOf = (zone: TimeZone): number => TIME_ZONES[zone] * MINUTE_MS;

/** On the clock of the centre, for a control of date and time. */
const typedAt = (at: string | null, zone: TimeZone): string =>
  at === null ? '' : iso(Date.parse(at) + offsetOf(zone)).slice(0, 16);

/** Epoch ms; null for what is empty, NaN for what is no time. */
const momentOf = (typed: string, zone: TimeZone): number | null =>
  typed === '' ? null : Date.parse(`${typed}:00Z`) - offsetOf(zone);

export const draftOf = (centre: Centre, zone: TimeZone): CentreDraft => ({
  seats: String(centre.seats),
  stepMinutes: String(centre.stepMinutes),
  bufferMinutes: String(centre.bufferMinutes),
  noticeMinutes: String(centre.noticeMinutes),
  motorcycles: centre.motorcycles.map(({ id, productName, outFromAt, outUntilAt }) => ({
    id,
    productName,
    from: typedAt(outFromAt, zone),
    until: typedAt(outUntilAt, zone),
  })),
  closings: centre.closings.map(({ id, fromAt, untilAt, reason }) => ({
    id,
    from: typedAt(fromAt, zone),
    until: typedAt(untilAt, zone),
    reason,
  })),
});

const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** What is sent, or the key of the sentence that says what is wrong. */
export const paramOf = (
  draft: CentreDraft,
  { dealerSlug, version, zone }: { dealerSlug: string; version: number; zone: TimeZone },
) => {
  const spanOf = ({ from, until }: TypedSpan) => ({
    fromAt: momentOf(from, zone),
    untilAt: momentOf(until, zone),
  });
  const parsed = v.safeParse(RideCentreParam, {
    dealerSlug,
    version,
    seats: numberOf(draft.seats),
    stepMinutes: numberOf(draft.stepMinutes),
    bufferMinutes: numberOf(draft.bufferMinutes),
    noticeMinutes: numberOf(draft.noticeMinutes),
    motorcycles: draft.motorcycles.map((each) => ({ id: each.id, ...spanOf(each) })),
    closings: draft.closings.map((each) => ({ ...spanOf(each), reason: each.reason })),
  });
  if (!parsed.success) {
    const [{ message }] = parsed.issues;
    // A closing without a beginning or an end is refused as no number.
    return { ok: false, key: message.startsWith('Invalid') ? 'date' : message } as const;
  }
  const { motorcycles, closings, ...rest } = parsed.output;
  const param = {
    ...rest,
    motorcycles: motorcycles.map(({ id, fromAt, untilAt }) => ({
      id,
      fromAt: isoOrNull(fromAt),
      untilAt: isoOrNull(untilAt),
    })),
    closings: closings.map(({ fromAt, untilAt, reason }) => ({
      fromAt: iso(fromAt),
      untilAt: iso(untilAt),
      reason,
    })),
  };
  return { ok: true, param } as const;
};
