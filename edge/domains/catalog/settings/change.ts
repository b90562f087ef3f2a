import type { EndPlanned } from '#edge/contract/catalog/planned.ts';
import {
  type PlanSetting,
  SETTING_CHANGE,
  type SettingFault,
} from '#edge/contract/catalog/setting-change.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import {
  type Decided,
  decideEnd,
  decidePlan,
  type PlannedStore,
} from '#edge/domains/catalog/planned.ts';
import { err } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { planRows, settingChangeById, withdrawRows } from './setting.sql.ts';

export const SETTING_WRITES = declareLimit({
  purpose: 'catalog.setting-changes',
  most: SETTING_CHANGE.writes,
  windowMs: HOUR_MS,
  what: 'changes of the shop’s settings',
  by: 'one of the staff',
});

/** Plans another value; one that is to begin now begins now. A repeat is a success. */
export const planSetting = async (
  staffId: string,
  plan: PlanSetting,
  { readPrimary, clock }: PlannedStore,
): Promise<Decided<SettingFault>> => {
  const now = clock();
  const [row] = await readPrimary(settingChangeById({ id: plan.id }));
  const isSame = row && row.change.name === plan.name && row.change.value === plan.value;
  return decidePlan('SETTING', isSame, { startsAt: plan.startsAt, now }, (startsAt) =>
    planRows({ ...plan, startsAt, staffId, now }),
  );
};

/** Withdraws a value that has not begun. A repeat is a success. */
export const withdrawSetting = async (
  end: EndPlanned,
  { readPrimary, clock }: PlannedStore,
): Promise<Decided<SettingFault>> => {
  const now = clock();
  const [row] = await readPrimary(settingChangeById({ id: end.id }));
  if (row === undefined) return err('SETTING_NOT_FOUND');
  const { version, withdrawnAt, startsAt } = row.change;
  const isOver = withdrawnAt !== null;
  if (!isOver && startsAt <= now) return err('SETTING_BEGUN');
  return decideEnd('SETTING', { version, isOver }, 'SETTING_CHANGED', end, (seen) =>
    withdrawRows({ ...seen, now }),
  );
};
