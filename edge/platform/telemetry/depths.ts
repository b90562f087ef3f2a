import { gaugeMetric, metricsOf } from '#edge/contract/telemetry/otlp.ts';
import { resourceOf, sendTelemetry } from '#edge/contract/telemetry/send.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { Measured } from '#edge/platform/watch/measure.ts';

/** Depths of the queues and ages, as the job that watches found them. */
export const sendDepths = (
  measured: Measured,
  deps: Pick<Deps, 'env' | 'fetch' | 'log'>,
): Promise<void> => {
  const { at, jobs, messages, lastJobAt, lastCopyAt, lastLiveCopyAt, lastRehearsalAt } = measured;
  const ofJobs = (what: 'due' | 'late' | 'givenUp') =>
    jobs.map((each) => ({ value: each[what], attributes: { 'job.kind': each.kind } }));
  const ages = {
    job: lastJobAt,
    copy: lastCopyAt,
    'live-copy': lastLiveCopyAt,
    rehearsal: lastRehearsalAt,
  };
  return sendTelemetry(
    'metrics',
    metricsOf(resourceOf(deps.env, 'alva-bff'), [
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
