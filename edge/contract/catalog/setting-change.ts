import * as v from 'valibot';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { changeReason, PRICE_CHANGE } from './price-change.ts';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings.ts';

export const SETTING_CHANGE = {
  /** Changes that one of the staff may write in an hour. */
  writes: 60,
  /** Changes the desk lists. */
  listed: 200,
} as const;

const within = ({ name, value }: { name: SettingName; value: number }): boolean =>
  value >= SETTINGS[name].least && value <= SETTINGS[name].most;

export const planSettingInput = v.pipe(
  v.object({
    /** Made by the device: sent again it is the same change. */
    id: deviceId('set', 'required'),
    name: v.picklist(SETTING_NAMES, 'required'),
    value: v.pipe(v.number('desk.setting'), v.integer('desk.setting')),
    /** Epoch ms. */
    startsAt: v.pipe(v.number('required'), v.integer('required')),
    reason: changeReason,
  }),
  v.forward(v.partialCheck([['name'], ['value']], within, 'desk.setting'), ['value']),
);
export type PlanSetting = v.InferOutput<typeof planSettingInput>;

export const withdrawSettingInput = v.object({
  id: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(64, 'required')),
  reason: changeReason,
  expectedVersion: v.pipe(v.number('required'), v.integer('required')),
});

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

/** When a change may begin, seen from now. */
export const mayBegin = (startsAt: number, now: number): boolean =>
  startsAt >= now - PRICE_CHANGE.lateMs && startsAt <= now + PRICE_CHANGE.aheadMs;
