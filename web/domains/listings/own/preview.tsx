'use client';

import { areaName } from '#edge/contract/areas.ts';
import { CHECKLIST, type ListingKind } from '#edge/contract/listings/condition.ts';
import { VehiclePicture } from '#web/domains/garage/index.ts';
import { FactList } from '#web/domains/listings/fact-list.tsx';
import { Condition } from '#web/domains/listings/public/condition.tsx';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { MapPin } from '#web/ui/icons.ts';
import { Price } from '#web/ui/price.tsx';
import { waitingPhoto } from './photo-source.ts';
import { Picture } from './picture.tsx';
import { amountOf, type Typed } from './typed.ts';
import type { Thing } from './write.ts';

interface Props {
  kind: ListingKind;
  thing: Thing;
  typed: Typed;
  /** Photos made on this page, by their ids. */
  files: ReadonlyMap<string, Blob>;
}

/** What is typed, as buyers will see it; what we add from our records is not in it. */
export function Preview({ kind, thing, typed, files }: Props) {
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const { items } = useOutbox();
  const { records } = useCollection('vehicles');
  const vehicle = records?.find(({ value }) => value.vin === thing.vin)?.value;
  const [cover, ...others] = typed.photos.map((id, at) => (
    <Picture
      key={id}
      id={id}
      file={files.get(id) ?? waitingPhoto(items, id)}
      alt={t('photos.nth', { nth: at + 1 })}
      className={at === 0 ? 'w-full' : 'w-24'}
    />
  ));
  const condition = CHECKLIST[kind].flatMap((item) => {
    const grade = typed.grades[item];
    return grade === undefined ? [] : [{ item, grade }];
  });
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <div className="grid gap-3">
          {cover}
          {cover === undefined && vehicle !== undefined ? (
            <div>
              <VehiclePicture
                snapshot={vehicle.snapshot}
                alt={vehicle.productName}
                className="w-full rounded-xl"
              />
              <p className="mt-2 text-muted text-sm">{t('page.model-picture')}</p>
            </div>
          ) : null}
          <div className="flex flex-wrap gap-2">{others}</div>
        </div>
        <div className="grid gap-4">
          <h4 className="font-bold text-2xl">{thing.title}</h4>
          <p className="flex flex-wrap items-center gap-3">
            <Price idr={amountOf(typed.price) ?? 0} size="lg" />
            {typed.negotiable ? <Badge>{t('page.negotiable')}</Badge> : null}
          </p>
          <p className="flex items-start gap-2">
            <MapPin size={20} className="mt-0.5 shrink-0 text-muted" aria-hidden="true" />
            {[typed.city, areaName(typed.area, locale)].filter(Boolean).join(', ')}
          </p>
          <p className="whitespace-pre-line break-words">{typed.description}</p>
          <FactList facts={[[t('page.phone'), t(typed.showPhone ? 'page.yes' : 'page.no')]]} />
        </div>
      </div>
      <Condition
        offer={{
          condition,
          accident: typed.accident || null,
          rangeKm: typed.rangeKm.trim() === '' ? null : Number(typed.rangeKm),
          faults: typed.faults,
        }}
        heading="h4"
        locale={locale}
        t={t}
      />
    </div>
  );
}
