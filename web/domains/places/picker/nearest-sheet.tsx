'use client';

import { useState } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { distance } from '#web/platform/i18n/distance.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { type LocationChoice, NO_CHOICE } from './choice.ts';
import { LocationPicker } from './location-picker.tsx';
import { nearestOf } from './sellers.ts';
import { useCities } from './use-cities.ts';
import { PickerWords } from './words.tsx';

const SHOWN = 4;

export interface NearestSheetProps {
  open: boolean;
  onClose: () => void;
  /** Which places count, e.g. those that sell. */
  accepts: (place: PlaceRecord) => boolean;
  /** One of the nearest was chosen, from a place in this province. */
  onChoose?: (place: PlaceRecord, provinceId: string) => void;
  /** The place to measure from was chosen; `name` is its city. */
  onPoint?: (at: Coordinate, name: string) => void;
}

function Nearest({ onClose, accepts, onChoose, onPoint }: Omit<NearestSheetProps, 'open'>) {
  const t = useScopedI18n('picker');
  const locale = useLocale();
  const [choice, setChoice] = useState<LocationChoice>(NO_CHOICE);
  const { records } = useCollection('places');
  const { cities } = useCities(choice.provinceId);
  const city = cities.find(({ id }) => id === choice.cityId);
  const at = choice.at ?? city?.at ?? null;
  const near =
    at === null
      ? []
      : nearestOf((records ?? []).map(({ value }) => value).filter(accepts), at, SHOWN);
  return (
    <div className="grid gap-6 pt-2">
      <LocationPicker mode="dealer" value={choice} onChange={setChoice} />
      {onPoint === undefined || at === null ? null : (
        <Button
          block
          onClick={() => {
            onPoint(at, city?.name ?? '');
            onClose();
          }}
        >
          {t('nearest.sort')}
        </Button>
      )}
      <section aria-label={t('nearest.list')} aria-live="polite">
        {near.length === 0 ? (
          <p className="text-muted text-sm">{t('nearest.first')}</p>
        ) : (
          <ul className="grid gap-3">
            {near.map(({ place, metres }) => (
              <li
                key={place.id}
                className="flex items-center justify-between gap-4 rounded-xl border border-line bg-surface p-4"
              >
                <div className="min-w-0">
                  <p className="font-semibold">{place.location}</p>
                  <p className="text-muted text-sm">
                    {place.address1}, {place.city}
                  </p>
                  <p className="mt-1 font-bold text-sm tabular-nums">{distance(locale, metres)}</p>
                </div>
                {onChoose === undefined ? null : (
                  <Button
                    size="sm"
                    className="shrink-0"
                    aria-label={t('nearest.choose-named', { name: place.location })}
                    onClick={() => {
                      onChoose(place, choice.provinceId);
                      onClose();
                    }}
                  >
                    {t('nearest.choose')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Titled({ open, onClose, ...rest }: NearestSheetProps) {
  const t = useScopedI18n('picker');
  return (
    <Sheet open={open} onClose={onClose} title={t('nearest.title')}>
      <Nearest {...rest} onClose={onClose} />
    </Sheet>
  );
}

/** Where are you, and who is near: over the page that asks. */
export function NearestSheet(props: NearestSheetProps) {
  return (
    <PickerWords fallback={null}>
      <Titled {...props} />
    </PickerWords>
  );
}
