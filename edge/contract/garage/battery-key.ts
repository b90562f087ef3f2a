import * as v from 'valibot';
import { required } from '#edge/contract/validators/required.ts';

const FORM = /^[A-Z0-9]{2,8}(-[A-Z0-9]{2,8}){2,4}$/;

/** What the code on a battery holds: its serial number, or the address of the page with it. */
const serialIn = (typed: string): string => {
  const [, key] = /[?&]key=([^&#]+)/.exec(typed) ?? [];
  return (key === undefined ? typed : decodeURIComponent(key)).replace(/\s+/g, '').toUpperCase();
};

/** Serial number of a battery as it is printed, typed with or without spaces and capitals. */
export const batteryKey = () =>
  v.pipe(
    required(),
    v.maxLength(200, 'battery.key'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return serialIn(dataset.value);
      } catch {
        addIssue({ message: 'battery.key' });
        return NEVER;
      }
    }),
    v.regex(FORM, 'battery.key'),
  );

export const BatteryKeyForm = v.object({ key: batteryKey() });
