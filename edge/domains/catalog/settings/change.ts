import type * as v from 'valibot';
import {
  mayBegin,
  type PlanSetting,
  SETTING_CHANGE,
  type SettingFault,
  type withdrawSettingInput,
} from '#edge/contract/catalog/setting-change.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { planRows, settingChangeById, withdrawRows } from './setting.sql.ts';

type Store = Pick<Context, 'readPrimary' | 'clock'>;
type Decided = Result<Decision<null>, SettingFault>;

const WRITES = declareLimit({
  purpose: 'catalog.setting-changes',
  most: SETTING_CHANGE.writes,
  windowMs: HOUR_MS,
  what: 'changes of the shop’s settings',
  by: 'one of the staff',
});

/** Counts one more change. Throws `RATE_LIMITED` when it is one too many. */
export const countSettingChange = (trying: Parameters<typeof holdToAttempts>[0], staffId: string) =>
  holdToAttempts(trying, WRITES, staffId);

const NOTHING: Decided = ok({ statements: [], outcome: null });

/** Plans another value; one that is to begin now begins now. A repeat is a success. */
export const planSetting = async (
  staffId: string,
  plan: PlanSetting,
  { readPrimary, clock }: Store,
): Promise<Decided> => {
  const now = clock();
  const [row] = await readPrimary(settingChangeById({ id: plan.id }));
  if (row !== undefined) {
    const { name, value } = row.change;
    return name === plan.name && value === plan.value ? NOTHING : err('SETTING_INVALID');
  }
  if (!mayBegin(plan.startsAt, now)) return err('SETTING_TIME');
  const startsAt = Math.max(now, plan.startsAt);
  return ok({ statements: planRows({ ...plan, startsAt, staffId, now }), outcome: null });
};

/** Withdraws a value that has not begun. A repeat is a success. */
export const withdrawSetting = async (
  { id, expectedVersion: version }: v.InferOutput<typeof withdrawSettingInput>,
  { readPrimary, clock }: Store,
): Promise<Decided> => {
  const now = clock();
  const [row] = await readPrimary(settingChangeById({ id }));
  if (row === undefined) return err('SETTING_NOT_FOUND');
  const { change } = row;
  if (change.withdrawnAt !== null)
    return change.version === version + 1 ? NOTHING : err('SETTING_CHANGED');
  if (change.startsAt <= now) return err('SETTING_BEGUN');
  if (change.version !== version) return err('SETTING_CHANGED');
  return ok({ statements: withdrawRows({ id, version, now }), outcome: null });
};
