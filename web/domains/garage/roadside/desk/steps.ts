import { CALL_STATES } from '#edge/contract/garage/roadside-machine.ts';
import type { RoadsideCallFragment } from '#web/platform/graphql/generated/main.ts';

/** When each step of a call was reached, epoch ms; `null` for those ahead or left out. */
export const stepsOf = ({ status, ...call }: RoadsideCallFragment) => {
  const at = (iso: string | null | undefined): number | null => (iso ? Date.parse(iso) : null);
  const times = {
    REQUESTED: at(call.receivedAt),
    ACCEPTED: at(call.acceptedAt),
    ON_THE_WAY: at(call.departedAt),
    DONE: at(call.completedAt),
  };
  return {
    steps: CALL_STATES.map((state) => ({ state, at: times[state] })),
    /** Index of the step under way; past the last one when all is done. */
    current: status === 'DONE' ? CALL_STATES.length : CALL_STATES.indexOf(status) + 1,
  };
};
