'use client';

import { useId, useState } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { distance } from '#web/platform/i18n/distance.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { MapPin } from '#web/ui/icons.ts';
import type { LocationChoice } from './choice.ts';
import { LocationPicker } from './location-picker.tsx';
import { dealersNear, type NearDealer } from './sellers.ts';
import { useCities } from './use-cities.ts';

const SHOWN_FIRST = 4;

const addressOf = ({ address1, city }: PlaceRecord): string => `${address1}, ${city}`;

export interface DealerPickerProps {
  /** Slug; null while none is chosen. */
  value: string | null;
  onChoose: (slug: string) => void;
  /** Where the person is, as far as they said; the nearest dealers come first. */
  from: LocationChoice;
  onFrom: (from: LocationChoice) => void;
  /** Takes the focus when a dealer is missing. */
  id: string;
  error?: string | undefined;
}

/** At which dealer: by place, pin or address, the nearest first. */
export function DealerPicker({ value, onChoose, from, onFrom, id, error }: DealerPickerProps) {
  const t = useScopedI18n('picker');
  const locale = useLocale();
  const errorId = useId();
  const { records } = useCollection('places');
  const { cities } = useCities(from.provinceId);
  const seat = cities.find((city) => city.id === from.cityId)?.at ?? null;
  const near = dealersNear(
    (records ?? []).map((record) => record.value),
    { provinceId: from.provinceId, at: from.at ?? seat },
  );
  const chosen = near.find(({ place }) => place.dealerSlug === value);
  const [isOpen, setOpen] = useState(chosen === undefined);
  const [showsAll, setShowsAll] = useState(false);
  const aside = ({ metres }: NearDealer) =>
    metres === null ? undefined : distance(locale, metres);
  if (chosen !== undefined && !isOpen)
    return (
      <section
        aria-label={t('dealer.label')}
        className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-line bg-surface p-5"
      >
        <div className="flex min-w-0 gap-3">
          <MapPin size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
          <div className="min-w-0">
            <p className="font-semibold">{chosen.place.location}</p>
            <p className="text-muted text-sm">{addressOf(chosen.place)}</p>
            {chosen.metres === null ? null : (
              <p className="mt-1 text-sm tabular-nums">{aside(chosen)}</p>
            )}
          </div>
        </div>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {t('dealer.change')}
        </Button>
      </section>
    );
  const shown = showsAll ? near : near.slice(0, SHOWN_FIRST);
  return (
    <div className="grid gap-5">
      <LocationPicker mode="dealer" value={from} onChange={onFrom} />
      <div
        id={id}
        tabIndex={-1}
        role="radiogroup"
        aria-label={t('dealer.label')}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        className="grid gap-3 outline-none"
      >
        <p className="font-semibold text-sm">{t('nearest.list')}</p>
        {shown.map((each) => (
          <ChoiceCard
            key={each.place.dealerSlug}
            name="dealer"
            value={each.place.dealerSlug}
            isChosen={each.place.dealerSlug === value}
            onChoose={(slug) => {
              onChoose(slug);
              setOpen(false);
            }}
            title={each.place.location}
            text={addressOf(each.place)}
            aside={aside(each)}
          />
        ))}
        {shown.length === near.length ? null : (
          <Button variant="quiet" className="justify-self-start" onClick={() => setShowsAll(true)}>
            {t('dealer.all', { count: near.length })}
          </Button>
        )}
      </div>
      {error ? (
        <p id={errorId} role="alert" className="text-critical text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}
