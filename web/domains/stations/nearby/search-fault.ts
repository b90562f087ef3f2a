import { SEARCH_FAULTS, type SearchFault } from '#edge/contract/validators/stations.ts';
import type { Fault } from '#web/platform/graphql/fault.ts';

/** What was wrong with the question itself; `undefined` when something else failed. */
export const searchFaultOf = (fault: Fault): SearchFault | undefined =>
  fault.layer === 'graphql' && fault.code === 'BAD_USER_INPUT'
    ? SEARCH_FAULTS.find((key) => key === fault.message)
    : undefined;
