import * as v from 'valibot';
import { deskReason } from '#edge/contract/validators/desk-reason.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { moment } from './planned.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings.ts';

export const SETTING_CHANGE = {
  /** Changes that one of the staff may write in an hour. */
  writes: 60,
} as const;

const within = ({ name, value }: { name: SettingName; value: number }): boolean =>
  value >= SETTINGS[name].least && value <= SETTINGS[name].most;

export const planSettingInput = v.pipe(
  v.object({
    /** Made by the device: sent again it is the same change. */
    id: deviceId('set', 'required'),
    name: v.picklist(SETTING_NAMES, 'required'),
    value: v.pipe(v.number('desk.setting'), v.integer('desk.setting')),
    startsAt: moment,
    reason: deskReason,
  }),
  v.forward(v.partialCheck([['name'], ['value']], within, 'desk.setting'), ['value']),
);
export type PlanSetting = v.InferOutput<typeof planSettingInput>;

export const SETTING_FAULTS = [
  'SETTING_INVALID',
  /** There is no such change. */
  'SETTING_NOT_FOUND',
  /** Somebody changed it meanwhile. */
  'SETTING_CHANGED',
  /** It would begin in the past, or too far ahead. */
  'SETTING_TIME',
  /** It has begun: another one has to follow it. */
  'SETTING_BEGUN',
] as const;
export type SettingFault = (typeof SETTING_FAULTS)[number];
