import {
  type Answered,
  createRecorder,
  type Telemetry,
} from '#edge/contract/telemetry/recorder.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { saveServed } from '#edge/platform/watch/save-served.ts';

/** The BFF's own: what it counts goes to the store at once. */
export const createTelemetry = (
  deps: Pick<Deps, 'env' | 'db' | 'fetch' | 'log' | 'clock'>,
  count?: (answered: Answered) => void,
): Telemetry =>
  createRecorder(deps, {
    service: 'alva-bff',
    count,
    save: (counts) => saveServed('bff', counts, deps),
  });
