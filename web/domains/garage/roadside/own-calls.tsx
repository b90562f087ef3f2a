'use client';

import { useEffect } from 'react';
import { RoadsideAssistanceListDocument } from '#web/platform/graphql/generated/main/roadside-assistance-list.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Card } from '#web/ui/card.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { stepsOf } from './desk/steps.ts';

/** Somebody who waits at the roadside looks often; the page does it for them. */
const LOOK_MS = 20_000;
/** Calls that are done stay for a while; older ones are history. */
const RECENT = 3;

/** What became of one's calls for help: received, accepted, on the way, done. */
export default function OwnCalls() {
  const t = useScopedI18n('roadside');
  const locale = useLocale();
  const { data, retry } = usePersonalQuery(RoadsideAssistanceListDocument, {});
  const calls = (data?.roadsideAssistanceList ?? []).filter(
    ({ status }, at) => status !== 'DONE' || at < RECENT,
  );
  const waits = calls.some(({ status }) => status !== 'DONE');
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(retry, LOOK_MS);
    return () => clearInterval(timer);
  }, [waits, retry]);
  if (calls.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h3 className="font-bold text-2xl">{t('calls.title')}</h3>
      {calls.map((call) => {
        const { steps, current } = stepsOf(call);
        return (
          <Card key={call.id} className="grid gap-5">
            <p>
              <span className="block font-semibold">{t(`kind.${call.kind}`)}</span>
              <span className="text-muted text-sm">
                {[call.productName, call.registrationPlate, call.name].filter(Boolean).join(' · ')}
              </span>
            </p>
            <Stepper
              label={t('calls.progress')}
              steps={steps.map(({ state, at }) => ({
                id: state,
                label: t(`calls.${state}`),
                note: at === null ? undefined : dateTime(locale, at),
              }))}
              current={current}
              words={{ done: t('step.done'), current: t('step.current'), ahead: t('step.ahead') }}
            />
            {call.outcome ? (
              <p data-own-words className="rounded-lg bg-sunken px-4 py-3">
                {call.outcome}
              </p>
            ) : null}
          </Card>
        );
      })}
    </section>
  );
}
