'use client';

import { type FormEvent, useState } from 'react';
import { RIDE_CENTRE } from '#edge/contract/test-rides/centre.ts';
import type { TimeZone } from '#edge/contract/time-zones.ts';
import { MeanwhileNotice, useVersionedWrite } from '#web/domains/staff/index.ts';
import { UpdateTestRideCentreDocument } from '#web/platform/graphql/generated/main/update-test-ride-centre.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import {
  type Centre,
  type CentreDraft,
  draftOf,
  paramOf,
  type TypedClosing,
} from './centre-draft.ts';
import { ClockNote, SpanFields } from './span-fields.tsx';
import { useCentreFacts } from './use-centre-facts.ts';

interface Props {
  centre: Centre;
  dealerSlug: string;
  zone: TimeZone;
  onStale: () => void;
  onSaved: () => void;
}

const NUMBERS = [
  ['seats', RIDE_CENTRE.seats],
  ['bufferMinutes', RIDE_CENTRE.bufferMinutes],
  ['noticeMinutes', RIDE_CENTRE.noticeMinutes],
] as const;

/** A list with the item of this id changed. */
const changed = <T extends { readonly id: string }, C extends Partial<T>>(
  list: readonly T[],
  id: string,
  change: C,
): readonly T[] => list.map((each) => (each.id === id ? { ...each, ...change } : each));

/** When and with what a centre gives rides. What is booked stays; whom it leaves no room for is counted above. */
export function CentreForm({ centre, dealerSlug, zone, onStale, onSaved }: Props) {
  const t = useScopedI18n('testRideDesk');
  const tv = useScopedI18n('validation');
  const [draft, setDraft] = useState<CentreDraft>(() => draftOf(centre, zone));
  const [isDirty, setIsDirty] = useState(false);
  useHoldUpdates(isDirty);
  const [mistake, setMistake] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState(0);
  const { writeSeen, problem, meanwhile, onOwnWrite } = useVersionedWrite(
    {
      version: centre.version,
      isPossible: true,
      facts: useCentreFacts(draftOf(centre, zone)),
      changed: 'TEST_RIDE_CENTRE_CHANGED',
      over: ['TEST_RIDE_PLACE_UNKNOWN'],
      onStale,
    },
    () => {
      setIsDirty(false);
      onOwnWrite();
      onSaved();
    },
  );
  const set = (change: Partial<CentreDraft>): void => {
    setDraft({ ...draft, ...change });
    setIsDirty(true);
  };
  const setClosing = (id: string, change: Partial<TypedClosing>): void =>
    set({ closings: changed(draft.closings, id, change) });

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = paramOf(draft, { dealerSlug, version: centre.version, zone });
    setMistake(wanted.ok ? undefined : tv(wanted.key as 'number'));
    if (!wanted.ok) return;
    setBusy(true);
    await writeSeen(UpdateTestRideCentreDocument, (version) => ({
      param: { ...wanted.param, version },
    }));
    setBusy(false);
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-8">
      <div className="grid gap-5 sm:grid-cols-2">
        {NUMBERS.map(([name, most]) => (
          <Field
            key={name}
            id={`centre-${name}`}
            label={t(`rules.${name}`)}
            hint={t(`rules.${name}-hint`, { most })}
          >
            {(aria) => (
              <Input
                {...aria}
                inputMode="numeric"
                maxLength={5}
                value={draft[name]}
                onChange={({ target }) => set({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field
          id="centre-stepMinutes"
          label={t('rules.stepMinutes')}
          hint={t('rules.stepMinutes-hint')}
        >
          {(aria) => (
            <Select
              {...aria}
              value={draft.stepMinutes}
              options={RIDE_CENTRE.stepMinutes.map((minutes) => ({
                value: String(minutes),
                label: String(minutes),
              }))}
              onChange={({ target }) => set({ stepMinutes: target.value })}
            />
          )}
        </Field>
      </div>
      <fieldset className="grid gap-4">
        <legend className="font-bold text-xl">{t('rules.motorcycles')}</legend>
        <ClockNote zone={zone} />
        <ul className="divide-y divide-line border-line border-y">
          {draft.motorcycles.map((each) => (
            <li key={each.id} className="grid gap-4 py-4 sm:grid-cols-3 sm:items-end">
              <p className="font-semibold sm:pb-3">{each.productName}</p>
              <SpanFields
                span={each}
                labels={{ from: t('rules.away-from'), until: t('rules.away-until') }}
                onChange={(change) =>
                  set({ motorcycles: changed(draft.motorcycles, each.id, change) })
                }
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="font-bold text-xl">{t('rules.closings')}</legend>
        <p className="text-muted text-sm">{t('rules.closings-text')}</p>
        {draft.closings.map((each) => (
          <div
            key={each.id}
            className="grid gap-4 border-line border-b pb-5 sm:grid-cols-2 lg:grid-cols-4 lg:items-end"
          >
            <SpanFields
              span={each}
              labels={{ from: t('rules.from'), until: t('rules.until') }}
              onChange={(change) => setClosing(each.id, change)}
            />
            <Field id={`${each.id}-reason`} label={t('rules.reason')}>
              {(aria) => (
                <Input
                  {...aria}
                  maxLength={RIDE_CENTRE.reason}
                  value={each.reason}
                  onChange={({ target }) => setClosing(each.id, { reason: target.value })}
                />
              )}
            </Field>
            <Button
              variant="secondary"
              className="justify-self-start"
              onClick={() => set({ closings: draft.closings.filter(({ id }) => id !== each.id) })}
            >
              {t('rules.closing-remove')}
            </Button>
          </div>
        ))}
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setAdded(added + 1);
            const empty = { id: `closing-${added}`, from: '', until: '', reason: '' };
            set({ closings: [...draft.closings, empty] });
          }}
        >
          {t('rules.closing-add')}
        </Button>
      </fieldset>
      <MeanwhileNotice {...meanwhile} />
      {(mistake ?? problem) ? <Alert tone="critical">{mistake ?? problem}</Alert> : null}
      {meanwhile.change === 'over' ? null : (
        <Button type="submit" variant="accent" busy={busy} className="justify-self-start">
          {t('rules.save')}
        </Button>
      )}
    </form>
  );
}
