'use client';

import { useState } from 'react';
import { CITIES, findCity } from '#edge/contract/cities.ts';
import type { StationArea } from '#edge/contract/stations/area.ts';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { checkArea } from '#edge/contract/validators/station-area.ts';
import { StationPackSizeDocument } from '#web/platform/graphql/generated/content/station-pack-size.ts';
import { useContent } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { megabytes } from '#web/platform/i18n/megabytes.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Download } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { areaOf, FIRST_DRAFT, PACK_KINDS, type PackDraft, RADII_KM, REACHES_KM } from './draft.ts';
import { areaInput, type PackOutcome, packs } from './packs.ts';

const BY_NAME = CITIES.toSorted((a, b) => (a.name < b.name ? -1 : 1));

export interface PackFormProps {
  /** Where the device is, when it has said so. */
  position: Coordinate | null;
  /** Draws what is about to be taken along. */
  onArea: (area: StationArea | undefined) => void;
}

/** Chooses an area, says what it weighs, takes it along. */
export function PackForm({ position, onArea }: PackFormProps) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const [draft, setDraft] = useState<PackDraft>(FIRST_DRAFT);
  const [state, setState] = useState<PackOutcome | 'busy'>();
  const [share, setShare] = useState(0);
  const area = areaOf(draft, position);
  const checked = area && checkArea(areaInput(area));
  const good = checked?.ok ? area : undefined;
  const size = useContent(
    StationPackSizeDocument,
    good === undefined ? null : { area: areaInput(good) },
  );
  const pack = good === undefined ? undefined : size.data?.stationPack;
  const notice = (): string => {
    if (checked?.ok === false) return t(`errors.${checked.fault}`);
    if (pack !== undefined) {
      const size = megabytes(locale, pack.bytes + pack.mapBytes);
      const streets = t('packs.streets', { size: megabytes(locale, pack.mapBytes) });
      return [
        t('count', { count: pack.count }),
        t('packs.size', { size }),
        ...(pack.mapBytes > 0 ? [streets] : []),
      ].join(' · ');
    }
    return size.fault && good !== undefined ? t('packs.offline') : '';
  };
  const change = (patch: Partial<PackDraft>) => {
    const next = { ...draft, ...patch };
    setDraft(next);
    setState(undefined);
    onArea(areaOf(next, position));
  };
  const nameOf = (): string => {
    const from = findCity(draft.city)?.name ?? '';
    if (draft.kind === 'corridor') return `${from} – ${findCity(draft.to)?.name ?? ''}`;
    return draft.kind === 'here' ? t('packs.around-me') : from;
  };
  const take = async () => {
    if (area === undefined) return;
    setState('busy');
    setShare(0);
    setState(await packs.save(nameOf(), area, setShare));
  };
  // Tenths alone, or a screen reader would hear of each tile.
  const percent = number(locale, Math.floor(share * 10) * 10);
  const progress = share === 0 ? '' : t('packs.progress', { percent });
  const cities = (name: 'city' | 'to', label: string) => (
    <Field id={`pack-${name}`} label={label}>
      {(aria) => (
        <Select
          {...aria}
          value={draft[name]}
          placeholder={t('packs.choose-city')}
          options={BY_NAME.map(({ slug, name: text }) => ({ value: slug, label: text }))}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const far = (name: 'radiusKm' | 'reachKm', label: string, values: readonly number[]) => (
    <Field id={`pack-${name}`} label={label}>
      {(aria) => (
        <Select
          {...aria}
          value={String(draft[name])}
          options={values.map((km) => ({
            value: String(km),
            label: t('filter.within', { km: String(km) }),
          }))}
          onChange={({ target }) => change({ [name]: Number(target.value) })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-4">
      <Field id="pack-kind" label={t('packs.kind')}>
        {(aria) => (
          <Select
            {...aria}
            value={draft.kind}
            options={PACK_KINDS.map((kind) => ({ value: kind, label: t(`packs.kind.${kind}`) }))}
            onChange={({ target }) => change({ kind: target.value as PackDraft['kind'] })}
          />
        )}
      </Field>
      {draft.kind === 'here'
        ? null
        : cities('city', t(draft.kind === 'city' ? 'packs.city' : 'packs.from'))}
      {draft.kind === 'corridor' ? cities('to', t('packs.to')) : null}
      {draft.kind === 'corridor'
        ? far('reachKm', t('packs.reach'), REACHES_KM)
        : far('radiusKm', t('packs.radius'), RADII_KM)}
      {draft.kind === 'here' && position === null ? (
        <p className="text-muted text-sm">{t('packs.no-position')}</p>
      ) : null}
      <p role="status" className="min-h-6 text-sm">
        {notice()}
      </p>
      <Button
        disabled={pack === undefined || pack.count === 0}
        busy={state === 'busy'}
        onClick={take}
      >
        <Download size={18} aria-hidden="true" />
        {t('packs.take')}
      </Button>
      <p role="status" className="text-sm">
        {state === undefined ? '' : state === 'busy' ? progress : t(`packs.outcome.${state}`)}
      </p>
    </div>
  );
}
