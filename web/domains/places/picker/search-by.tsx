'use client';

import { useState } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { OwnerAddressDocument } from '#web/platform/graphql/generated/main/owner-address.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { personOf } from '#web/platform/session/person.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FileText, House, MapPin } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import {
  type FoundAddress,
  type LocationChoice,
  type LocationMode,
  SEARCH_MODES,
} from './choice.ts';

const PinMap = latePart(
  () => import('./pin-map.tsx').then((m) => m.PinMap),
  () => <Skeleton className="aspect-[4/3] w-full rounded-xl" />,
);

export interface SearchByProps {
  mode: LocationMode;
  value: LocationChoice;
  places: readonly PlaceRecord[];
  /** The seat of the city that is chosen. */
  seat: LocationChoice['at'];
  onChange: (value: LocationChoice, address?: FoundAddress) => void;
}

/** By a pin, by the delivery address, by the address on the owner's papers. */
export function SearchBy({ mode, value, places, seat, onChange }: SearchByProps) {
  const t = useScopedI18n('picker');
  const isKnown = personOf(useSession()) !== undefined;
  const modes = SEARCH_MODES[mode].filter((each) => each === 'bymap' || isKnown);
  const [isMapOpen, setMapOpen] = useState(false);
  const [notice, setNotice] = useState('');
  const { records } = useCollection('addresses', { pullAtOnce: modes.includes('byhome') });
  const papers = usePersonalQuery(OwnerAddressDocument, modes.includes('byowner') ? {} : null);

  const byHome = (): void => {
    const home = records?.[0]?.value;
    if (home === undefined) {
      setNotice(t('byhome.none'));
      return;
    }
    const { latitude: lat, longitude: lon } = home;
    onChange({
      provinceId: home.provinceId,
      cityId: home.cityId,
      districtId: home.districtId,
      at: lat === null || lon === null ? null : { lat, lon },
    });
    setNotice(t('byhome.done'));
  };
  const byOwner = (): void => {
    const paper = papers.data?.profileCustomer.document;
    if (!paper?.provinceId || !paper.cityId) {
      setNotice(papers.fault ? t('byowner.offline') : t('byowner.none'));
      return;
    }
    onChange(
      { provinceId: paper.provinceId, cityId: paper.cityId, districtId: '', at: null },
      { address: paper.address ?? '', zipCode: paper.zipCode ?? '' },
    );
    setNotice(t('byowner.done'));
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-sm">{t(`search.${mode}`)}</legend>
      <div className="flex flex-wrap gap-2">
        {modes.map((each) => (
          <Button
            key={each}
            variant="secondary"
            aria-pressed={each === 'bymap' ? isMapOpen : undefined}
            onClick={() => {
              setNotice('');
              if (each === 'bymap') setMapOpen(!isMapOpen);
              else if (each === 'byhome') byHome();
              else byOwner();
            }}
          >
            {each === 'bymap' ? <MapPin size={18} aria-hidden="true" /> : null}
            {each === 'byhome' ? <House size={18} aria-hidden="true" /> : null}
            {each === 'byowner' ? <FileText size={18} aria-hidden="true" /> : null}
            {t(`by.${each}`)}
          </Button>
        ))}
      </div>
      {isMapOpen ? (
        <PinMap
          start={value.at ?? seat}
          places={places}
          onPin={(at, region) => {
            // A district that was chosen by hand in the same city knows better than the gazetteer.
            const isSame = region.cityId === value.cityId && region.districtId === '';
            const districtId = isSame ? value.districtId : region.districtId;
            onChange({ ...region, districtId, at });
            setMapOpen(false);
            setNotice(t('bymap.done'));
          }}
        />
      ) : null}
      <p role="status" className="text-muted text-sm empty:hidden">
        {notice}
      </p>
    </fieldset>
  );
}
