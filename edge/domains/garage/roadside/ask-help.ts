import * as v from 'valibot';
import { HelpParam, ROADSIDE_LIMITS, type RoadsideFault } from '#edge/contract/garage/roadside.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { mayRide, vehicleFor } from '#edge/domains/garage/access.sql.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { callsSince, insertCall } from './call.sql.ts';

const HELP = declareLimit({
  purpose: 'garage.help',
  most: ROADSIDE_LIMITS.helpADay,
  windowMs: DAY_MS,
  what: 'calls for help',
  by: 'customer',
  answer: 'ROADSIDE_TOO_MANY',
});

interface HelpOutcome {
  /** Whether the motorcycle's cover pays for it. */
  readonly covered: boolean;
}

/** Whoever may ride it now may ask for help with it, the guest as the owner. */
export const askHelp = async (
  customerId: string,
  input: unknown,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<Result<Decision<HelpOutcome>, RoadsideFault>> => {
  const parsed = v.safeParse(HelpParam, input);
  if (!parsed.success) return err('ROADSIDE_INVALID');
  const { id, vin, kind, latitude, longitude, note, askedAt } = parsed.output;
  const now = clock();
  const today = { customerId, since: now - DAY_MS };
  const [[vehicle], sent] = await Promise.all([
    readPrimary(vehicleFor({ vin, customerId, now })),
    readPrimary(callsSince.count(today)),
  ]);
  if (!mayRide(vehicle, customerId)) return err('ROADSIDE_NOT_FOUND');
  if (sent >= HELP.most) return err('ROADSIDE_TOO_MANY');
  return ok({
    statements: [
      ...insertCall({
        id,
        customerId,
        kind,
        vehicleId: vehicle.id,
        latitude: latitude ?? null,
        longitude: longitude ?? null,
        note: note || null,
        askedAt: Math.min(askedAt, now),
        receivedAt: now,
      }),
      callsSince.hold({ ...today, most: HELP.most }),
    ],
    outcome: { covered: (vehicle.roadsideUntilAt ?? 0) > now },
  });
};
