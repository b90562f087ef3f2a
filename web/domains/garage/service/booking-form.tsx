'use client';

import { useRef, useState } from 'react';
import { SERVICES, servicePrice } from '#edge/contract/garage/service-prices.ts';
import { BOOKING, SERVICE_KINDS } from '#edge/contract/garage/service-slots.ts';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { newId } from '#edge/contract/ids.ts';
import { rupiah } from '#edge/contract/money.ts';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { dayAt } from '#edge/contract/slots.ts';
import { NearestPlace } from '#web/domains/places/index.ts';
import { fateOfWrite, outbox } from '#web/platform/device/outbox.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import type { BookServiceMutationVariables } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { JustBooked } from './just-booked.tsx';
import { missingOf, type Needed } from './missing.ts';
import { type Outcome, outcomeNow } from './outcome.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useSlots } from './use-slots.ts';

interface Props {
  readonly vehicles: readonly VehicleRecord[];
  readonly places: readonly PlaceRecord[];
  readonly now: number;
  /** Chosen by the link that led here. */
  readonly vin: string | null;
}

const serves = ({ services }: PlaceRecord) => services;

/** An appointment, also without signal: it waits on the device as a request. */
export function BookingForm({ vehicles, places, now, vin: given }: Props) {
  const t = useScopedI18n('service');
  const [vin, setVin] = useState(given ?? vehicles[0]?.vin ?? '');
  const [slug, setSlug] = useState('');
  const [day, setDay] = useState('');
  const [at, setAt] = useState<number>();
  const [kind, setKind] = useState<(typeof SERVICE_KINDS)[number]>('PERIODIC');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [missing, setMissing] = useState<readonly Needed[]>([]);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { items } = useOutbox();
  const card = useRef<HTMLDivElement>(null);
  const place = places.find(({ dealerSlug }) => dealerSlug === slug);
  const slots = useSlots(place, day, now);
  const zone = place?.timeZone ?? 'Asia/Jakarta';
  useHoldUpdates(slug !== '' || day !== '' || note !== '');
  const chosen = slots.slots.some((slot) => slot.at === at && slot.free !== 0) ? at : undefined;

  const lacking = missingOf({ slug, day, at: chosen });

  const vehicle = vehicles.find((each) => each.vin === vin);
  const freeUntil = vehicle?.freeServiceExpired ?? null;
  const price = servicePrice(
    kind,
    chosen ?? now,
    freeUntil === null ? null : Date.parse(freeUntil),
  );

  const book = async (): Promise<void> => {
    setMissing(lacking);
    setProblem(undefined);
    if (lacking.length > 0) {
      requestAnimationFrame(() => {
        const focusFirst = (which: string): boolean => {
          const first = card.current?.querySelector<HTMLElement>(which);
          first?.focus();
          return first != null;
        };
        // A day without a free time has none to go to.
        if (!focusFirst('[aria-invalid="true"], [data-missing] input:enabled'))
          focusFirst('[data-missing]');
      });
      return;
    }
    if (busy || chosen === undefined || place === undefined) return;
    setOutcome(undefined);
    const id = newId('sbk');
    const wish = note.trim();
    const param = {
      id,
      vin,
      dealerSlug: slug,
      slotAt: new Date(chosen).toISOString(),
      kind,
      note: wish || null,
    };
    setBusy(true);
    const taken = await outbox().enqueue('bookService', { param });
    const fate = taken.ok ? await fateOfWrite(taken.item) : 'refused';
    setBusy(false);
    if (!taken.ok) return setProblem(t(`declined.${taken.reason}`));
    setAt(undefined);
    // Why it was refused stands where the appointments are listed, and the choice stays for another time.
    if (fate === 'refused') return setProblem(t('made.refused'));
    setSlug('');
    setDay('');
    setNote('');
    setOutcome({
      id,
      at: chosen,
      place,
      productName: vehicle?.productName ?? '',
      description: [t(`kind.${kind}`), wish].filter(Boolean).join(': '),
      waits: fate === 'waiting',
      sequence: 0,
    });
  };
  const errorOf = (field: Needed) =>
    missing.includes(field) && lacking.includes(field) ? t(`missing.${field}`) : undefined;
  const standing =
    outcome &&
    outcomeNow(
      outcome,
      vehicles.flatMap(({ bookings }) => bookings ?? []).find(({ id }) => id === outcome.id),
      items?.find(
        ({ operation, variables }) =>
          operation === 'bookService' &&
          (variables as BookServiceMutationVariables).param.id === outcome.id,
      ),
    );

  return (
    <Card>
      <div ref={card} className="grid gap-6">
        <h3 className="font-bold text-2xl">{t('new')}</h3>
        {standing === undefined ? null : <JustBooked outcome={standing} now={now} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="service-vehicle" label={t('motorcycle')}>
            {(aria) => (
              <Select
                {...aria}
                value={vin}
                onChange={(event) => setVin(event.target.value)}
                options={vehicles.map((each) => ({
                  value: each.vin,
                  label: [each.productName, each.registrationPlate].filter(Boolean).join(' · '),
                }))}
              />
            )}
          </Field>
          <Field id="service-kind" label={t('kind.title')}>
            {(aria) => (
              <Select
                {...aria}
                value={kind}
                onChange={(event) => setKind(event.target.value as typeof kind)}
                options={SERVICE_KINDS.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
              />
            )}
          </Field>
          <Field id="service-place" label={t('place')} required error={errorOf('place')}>
            {(aria) => (
              <Select
                {...aria}
                value={slug}
                placeholder={t('place-choose')}
                onChange={(event) => {
                  setSlug(event.target.value);
                  setAt(undefined);
                }}
                options={places.map(({ dealerSlug, location, city }) => ({
                  value: dealerSlug,
                  label: `${location}, ${city}`,
                }))}
              />
            )}
          </Field>
          <Field id="service-day" label={t('day')} required error={errorOf('day')}>
            {(aria) => (
              <DateInput
                {...aria}
                type="date"
                value={day}
                min={dayAt(now, zone)}
                max={dayAt(now + BOOKING.aheadMs, zone)}
                onChange={(event) => {
                  setDay(event.target.value);
                  setAt(undefined);
                }}
              />
            )}
          </Field>
        </div>
        <NearestPlace
          className="justify-self-start"
          accepts={serves}
          onChoose={({ dealerSlug }) => {
            setSlug(dealerSlug);
            setAt(undefined);
          }}
        >
          {t('place-nearest')}
        </NearestPlace>
        {place && day !== '' ? (
          <SlotPicker
            place={place}
            slots={slots}
            value={chosen}
            onChange={setAt}
            error={errorOf('time')}
          />
        ) : null}
        <Field id="service-note" label={t('note')} hint={t('note-hint')}>
          {(aria) => (
            <Textarea
              {...aria}
              rows={3}
              maxLength={BOOKING.note}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <div className="text-sm">
          <p className="font-semibold tabular-nums">
            {price === 0
              ? t(SERVICES[kind].priceIdr === 0 ? 'price.counter' : 'price.free')
              : t('price', { price: rupiah(price) })}
          </p>
          {price === 0 ? null : <p className="text-muted">{t('price.pay-after')}</p>}
        </div>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <Button size="lg" busy={busy} className="justify-self-start" onClick={() => void book()}>
          {t('book')}
        </Button>
      </div>
    </Card>
  );
}
