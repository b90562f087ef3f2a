'use client';

import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { MapPin } from '#web/ui/icons.ts';
import type { FoundAddress, LocationChoice, LocationMode } from './choice.ts';
import { ReachNote } from './reach-note.tsx';
import { type RegionErrors, RegionFields } from './region-fields.tsx';
import { SearchBy } from './search-by.tsx';
import { useCities } from './use-cities.ts';

/** Both licences want to be named where their data is shown. */
const SOURCES = [
  { name: 'idn-area-data (ODbL)', href: 'https://github.com/fityannugroho/idn-area-data' },
  { name: 'GeoNames (CC BY 4.0)', href: 'https://www.geonames.org/' },
];

export interface LocationPickerProps {
  mode: LocationMode;
  value: LocationChoice;
  /** `found`: lines of an address that came along. */
  onChange: (value: LocationChoice, address?: FoundAddress) => void;
  errors?: RegionErrors | undefined;
}

/**
 * Where something is, or goes: by list, by pin, by an address we know. The lists are enough by
 * themselves; everything else fills them in.
 */
export function LocationPicker({ mode, value, onChange, errors }: LocationPickerProps) {
  const t = useScopedI18n('picker');
  const cities = useCities(value.provinceId);
  const { records } = useCollection('places');
  const places = records?.map((each) => each.value) ?? [];
  const seat = cities.cities.find(({ id }) => id === value.cityId)?.at ?? null;
  return (
    <div className="grid gap-5">
      <SearchBy mode={mode} value={value} places={places} seat={seat} onChange={onChange} />
      <RegionFields
        value={value}
        cities={cities}
        errors={errors}
        onChange={onChange}
        isCoarse={mode === 'dealer'}
      />
      {value.at === null || mode === 'dealer' ? null : (
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
          <p className="flex items-center gap-2 text-sm">
            <MapPin size={18} aria-hidden="true" className="shrink-0 text-accent-text" />
            {t('pin.set')}
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="-mx-4"
            onClick={() => onChange({ ...value, at: null })}
          >
            {t('pin.remove')}
          </Button>
        </div>
      )}
      {mode === 'dealer' ? null : (
        <ReachNote cityId={value.cityId} at={value.at ?? seat} seat={seat} places={places} />
      )}
      <p className="text-faint text-xs">
        {t('credits')}{' '}
        {SOURCES.map(({ name, href }, at) => (
          <span key={name}>
            {at === 0 ? '' : ' · '}
            <a href={href} target="_blank" rel="noreferrer" className="underline">
              {name}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
}
