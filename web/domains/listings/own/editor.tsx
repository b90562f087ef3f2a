'use client';

import { useEffect, useRef, useState } from 'react';
import type { ListingKind } from '#edge/contract/listings/condition.ts';
import type { ListingRecord } from '#edge/contract/listings/listing-record.ts';
import { isIn, type ListingState, SHOWN_STATES } from '#edge/contract/listings/machine.ts';
import { useCities } from '#web/domains/places/index.ts';
import { fateOfWrite } from '#web/platform/device/outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { toast } from '#web/ui/toast.ts';
import { isCityOf } from './city.ts';
import { ConditionFields, OfferFields } from './fields.tsx';
import { forgetHalfTyped, halfTyped, keepHalfTyped } from './half-typed.ts';
import { BLANK, type Faulty, faultAmong, readTyped, type Typed, typedOf } from './typed.ts';
import { type Thing, writeListing, writeMove } from './write.ts';

const Photos = latePart(
  () => import('./photos.tsx').then((m) => m.Photos),
  () => <Skeleton className="h-32 w-full rounded-lg" />,
);
const Preview = latePart(
  () => import('./preview.tsx').then((m) => m.Preview),
  () => <Skeleton className="h-96 w-full rounded-lg" />,
);

interface Props {
  id: string;
  /** What it is kept under while it is being typed. */
  draftKey: string;
  kind: ListingKind;
  thing: Thing;
  status: ListingState;
  /** What it says so far; undefined for a new one. */
  before: ListingRecord | undefined;
  records: readonly ListingRecord[];
  onWritten: (isPublished: boolean) => void;
}

const STEPS = ['condition', 'offer', 'check'] as const;
const STEP_OF: Readonly<Record<Faulty, number>> = {
  condition: 0,
  accident: 0,
  rangeKm: 0,
  price: 1,
  area: 1,
  city: 1,
  description: 1,
};

/** Says what is for sale, in three steps; works without a connection, and a reload loses nothing. */
export function Editor(props: Props) {
  const { id, draftKey, kind, thing, status, before, records, onWritten } = props;
  const t = useScopedI18n('listings');
  const [typed, setTyped] = useState<Typed>(() => ({
    ...(before ? typedOf(before) : BLANK),
    ...halfTyped(draftKey),
  }));
  const latest = useRef(typed);
  const [step, setStep] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const [sending, setSending] = useState(false);
  const files = useRef(new Map<string, Blob>());
  const [fault, setFault] = useState<Faulty>();
  const region = useCities(typed.area);
  // In place of a list that is missing stands the saved address alone.
  const cities = region.isMissing ? [] : region.cities;
  const wrongCity = isCityOf(cities, typed.city) ? undefined : 'city';
  const top = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const shown = isIn(SHOWN_STATES, status);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step.
  useEffect(() => {
    if (moved.current) top.current?.focus();
    moved.current = true;
  }, [step]);

  const go = (to: number): void => {
    setStep(to);
    setFurthest((before) => Math.max(before, to));
  };
  const change = (next: Typed): void => {
    latest.current = next;
    setTyped(next);
    setFault(undefined);
    keepHalfTyped(draftKey, next);
  };
  const next = (): void => {
    const wrong =
      faultAmong(kind, typed, (field) => STEP_OF[field] === step) ??
      (step === STEP_OF.city ? wrongCity : undefined);
    if (wrong === undefined) go(step + 1);
    else complain(wrong);
  };
  const complain = (wrong: Faulty): void => {
    setFault(wrong);
    go(STEP_OF[wrong]);
    requestAnimationFrame(() => {
      const first = top.current?.querySelector('[aria-invalid="true"]');
      if (first instanceof HTMLElement) first.focus();
    });
  };
  const write = async (publish: boolean): Promise<void> => {
    const read = readTyped(kind, typed, publish || shown);
    if (!read.ok) return complain(read.fault);
    if ((publish || shown) && wrongCity !== undefined) return complain(wrongCity);
    const attached = Object.fromEntries(files.current);
    const saved = await writeListing(id, thing, read.content, records, attached);
    const taken = saved.ok && publish ? await writeMove(id, 'publish', thing.title) : saved;
    if (!taken.ok) return toast({ message: t(`declined.${taken.reason}`), tone: 'critical' });
    forgetHalfTyped(draftKey);
    onWritten(publish);
    if (publish) return;
    const fate = await fateOfWrite(taken.item);
    if (fate === 'sent') toast({ message: t('saved'), tone: 'positive' });
    if (fate === 'waiting') toast({ message: t('saved-offline'), tone: 'neutral' });
  };

  const fields = { kind, typed, fault, onChange: change };
  return (
    <div className="grid gap-8">
      <Stepper
        label={t('steps')}
        current={step}
        steps={STEPS.map((each) => ({ id: each, label: t(`step.${each}`) }))}
        words={{ done: t('step.done'), current: t('step.current'), ahead: t('step.ahead') }}
      />
      <Card>
        <div ref={top} tabIndex={-1} className="grid gap-6 outline-none">
          {fault ? <Alert tone="critical">{t(`error.${fault}`)}</Alert> : null}
          {step === 0 ? <ConditionFields {...fields} /> : null}
          {step === 1 ? <OfferFields {...fields} cities={cities} /> : null}
          {furthest > 0 ? (
            // Stays where it is in the other steps: a photo may be on its way.
            <div hidden={step !== 1}>
              <Photos
                listingId={id}
                ids={typed.photos}
                files={files.current}
                onSending={setSending}
                onChange={(of) => change({ ...latest.current, photos: of(latest.current.photos) })}
              />
            </div>
          ) : null}
          {step === 2 ? (
            <div className="grid gap-6">
              <div>
                <h3 className="font-bold text-xl">{t('check.title')}</h3>
                <p className="mt-1 text-muted">{t('check.masked')}</p>
              </div>
              <Preview kind={kind} thing={thing} typed={typed} files={files.current} />
            </div>
          ) : null}
          <div className="flex flex-wrap gap-3 border-line border-t pt-6">
            {step > 0 ? (
              <Button variant="secondary" onClick={() => go(step - 1)}>
                {t('back')}
              </Button>
            ) : null}
            {step < 2 ? (
              <Button variant={shown ? 'secondary' : 'primary'} onClick={next}>
                {t('next')}
              </Button>
            ) : null}
            {shown ? (
              <Button disabled={sending} onClick={() => void write(false)}>
                {t('save')}
              </Button>
            ) : (
              <>
                <Button variant="secondary" disabled={sending} onClick={() => void write(false)}>
                  {t('save-draft')}
                </Button>
                {step === 2 ? (
                  <Button variant="accent" disabled={sending} onClick={() => void write(true)}>
                    {t('move.publish')}
                  </Button>
                ) : null}
              </>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
