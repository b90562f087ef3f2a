import type { Deps } from '#edge/platform/deps.ts';
import type { Measured } from '#edge/platform/watch/measure.ts';
import { gaugeMetric, metricsOf } from './otlp.ts';
import { resourceOf, sendTelemetry } from './send.ts';

/** Depths of the queues and ages, as the job that watches found them. */
export const sendDepths = (
  measured: Measured,
  deps: Pick<Deps, 'env' | 'fetch' | 'log'>,
): Promise<void> => {
  const { at, jobs, messages, lastJobAt, lastCopyAt, lastRehearsalAt } = measured;
  const ofJobs = (what: 'due' | 'late' | 'givenUp') =>
    jobs.map((each) => ({ value: each[what], attributes: { 'job.kind': each.kind } }));
  const ages = { job: lastJobAt, copy: lastCopyAt, rehearsal: lastRehearsalAt };
  return sendTelemetry(
    'metrics',
    metricsOf(resourceOf(deps.env), [
      gaugeMetric('alva.jobs.due', '{job}', at, ofJobs('due')),
      gaugeMetric('alva.jobs.late', '{job}', at, ofJobs('late')),
      gaugeMetric('alva.jobs.given_up', '{job}', at, ofJobs('givenUp')),
      gaugeMetric('alva.messages', '{message}', at, [
        { value: messages.waiting, attributes: { state: 'waiting' } },
        { value: messages.stuck, attributes: { state: 'stuck' } },
      ]),
      gaugeMetric(
        'alva.age',
        's',
        at,
        Object.entries(ages).flatMap(([of, moment]) =>
          moment === null ? [] : [{ value: (at - moment) / 1_000, attributes: { of } }],
        ),
      ),
    ]),
    deps,
  );
};
