import * as v from 'valibot';
import { batteryKey } from '#edge/contract/garage/battery-key.ts';
import { iso, MINUTE_MS } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type BatteryItself, batteryNumbered } from './battery.sql.ts';
import { BatteryStatusEnum } from './enums.ts';

const RULE = declareLimit({
  purpose: 'garage.battery',
  most: 20,
  windowMs: 10 * MINUTE_MS,
  what: 'batteries checked by their number',
  by: 'customer, else address',
});

interface Authenticity {
  readonly status: 'GENUINE' | 'UNKNOWN' | 'LOCKED' | 'REPORTED';
  readonly model: string | null;
  readonly productionDate: string | null;
  readonly serialNumber: string;
  readonly lockStatus: boolean | null;
  readonly lockedBy: string | null;
  readonly batteryCycle: number | null;
  readonly lastUpdate: string | null;
}

const statusOf = ({ missingSinceAt, locked }: BatteryItself): Authenticity['status'] => {
  // What was stolen is told first: a thief may well have unlocked it.
  if (missingSinceAt !== null) return 'REPORTED';
  return locked ? 'LOCKED' : 'GENUINE';
};

/** What anybody holding the battery may know of it. */
const authenticityOf = (key: string, row: BatteryItself | undefined): Authenticity => ({
  status: row === undefined ? 'UNKNOWN' : statusOf(row),
  serialNumber: key,
  model: row?.model ?? null,
  productionDate: row === undefined ? null : iso(row.producedAt),
  lockStatus: row?.locked ?? null,
  lockedBy: row?.lockedBy == null ? null : maskedName(row.lockedBy),
  batteryCycle: row?.cycles ?? null,
  lastUpdate: row === undefined ? null : iso(row.reportedAt ?? row.updatedAt),
});

const AuthenticityRef = main.objectRef<Authenticity>('BatteryAuthenticity').implement({
  fields: (t) => ({
    status: t.field({ type: BatteryStatusEnum, resolve: ({ status }) => status }),
    model: t.exposeString('model', { nullable: true }),
    productionDate: t.exposeString('productionDate', { nullable: true }),
    serialNumber: t.exposeString('serialNumber'),
    lockStatus: t.exposeBoolean('lockStatus', { nullable: true }),
    lockedBy: t.exposeString('lockedBy', { nullable: true, description: 'A masked name.' }),
    batteryCycle: t.exposeInt('batteryCycle', { nullable: true }),
    lastUpdate: t.exposeString('lastUpdate', { nullable: true }),
  }),
});

main.queryField('checkBatteryAuthenticity', (t) =>
  t.field({
    type: AuthenticityRef,
    description: `Whether a battery is ours, by the number or code on it. ${RULE.most} tries in ten minutes.`,
    args: { key: t.arg.string({ required: true }) },
    resolve: async (_, args, context) => {
      const { identity, read } = context;
      const parsed = v.safeParse(batteryKey(), args.key);
      if (!parsed.success)
        throw new Refusal('BAD_USER_INPUT', 'This is not the number of a battery.');
      await holdToAttempts(context, RULE, await triedBy(identity.claimedCustomerId, context));
      const key = parsed.output;
      const [battery] = await read(batteryNumbered({ key }));
      return authenticityOf(key, battery);
    },
  }),
);
