'use client';

import { rupiah } from '#edge/contract/money.ts';
import { NotLoaded } from '#web/domains/account/index.ts';
import { VehiclePicture } from '#web/domains/garage/index.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { SellableItemsDocument } from '#web/platform/graphql/generated/main/sellable-items.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Card } from '#web/ui/card.tsx';
import { BatteryCharging } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { OwnListing } from './overlay.ts';
import { usePhotoSource, waitingPhoto } from './photo-source.ts';
import { type Sellable, sellableOf } from './sellable.ts';
import { StateBadges } from './state-badge.tsx';
import { useOwnListings } from './use-own-listings.ts';

const OPEN: readonly string[] = ['DRAFT', 'PUBLISHED', 'RESERVED'];

/** What stands in for a photo: the model in its colour, or a drawing of a battery. */
function Standing({ listing }: { listing: OwnListing }) {
  if (listing.kind === 'MOTORCYCLE')
    return <VehiclePicture snapshot={listing.snapshot} alt="" className="w-full" />;
  return (
    <span className="grid aspect-[8/5] place-items-center bg-sunken text-faint">
      <BatteryCharging size={64} strokeWidth={1} aria-hidden="true" />
    </span>
  );
}

function Cover({ id, listing }: { id: string; listing: OwnListing }) {
  const { items } = useOutbox();
  const { url, missing, onError } = usePhotoSource(id, waitingPhoto(items, id));
  if (missing) return <Standing listing={listing} />;
  return (
    <span className="block aspect-[8/5] bg-sunken">
      {url === undefined ? null : (
        <img src={url} alt="" onError={onError} className="size-full object-cover" />
      )}
    </span>
  );
}

/** The first photo is the cover, as on the offer's own page. */
function Picture({ listing }: { listing: OwnListing }) {
  const [cover] = listing.photos;
  return cover === undefined ? (
    <Standing listing={listing} />
  ) : (
    <Cover key={cover} id={cover} listing={listing} />
  );
}

/** Which one of several it is: a motorcycle by colour and plate, a battery by where it is and its number. */
function SellableRow({ row }: { row: Sellable }) {
  const t = useScopedI18n('listings');
  const { kind, key, colorName, snapshot, vehicle } = row;
  const isBattery = kind === 'BATTERY';
  const title = isBattery ? `${t('kind.BATTERY')} ${row.title}` : row.title;
  // A plate is read as one word.
  const plate = vehicle?.plate?.replaceAll(' ', '\u00a0');
  const vehicleName = [vehicle?.name, plate].filter(Boolean).join(', ');
  const notes = isBattery
    ? [vehicle === null ? t('begin.loose') : t('begin.in', { vehicle: vehicleName }), key]
    : [[colorName, plate].filter(Boolean).join(', ')];
  return (
    <li className="flex min-h-16 items-center gap-3 py-3 sm:gap-4">
      {isBattery ? (
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-sunken text-faint sm:w-20">
          <BatteryCharging size={24} strokeWidth={1.5} aria-hidden="true" />
        </span>
      ) : (
        <VehiclePicture snapshot={snapshot} alt="" className="w-16 shrink-0 rounded-lg sm:w-20" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {notes.map((note) => (
          <span key={note} className="block break-words text-muted text-sm">
            {note}
          </span>
        ))}
      </span>
      <LinkButton
        href={`/my-listings/new?${isBattery ? 'battery' : 'vin'}=${key}`}
        variant="secondary"
        size="sm"
      >
        {t('begin.sell')}
        <span className="sr-only">: {`${title} ${notes.join(' ')}`}</span>
      </LinkButton>
    </li>
  );
}

/** What is or was for sale, and what could be. */
export function ListScreen() {
  const t = useScopedI18n('listings');
  const { listings, missing, retry } = useOwnListings();
  const vehicles = useCollection('vehicles');
  const { data } = usePersonalQuery(SellableItemsDocument, {});
  if (missing) return <NotLoaded onRetry={retry} />;
  if (listings === undefined)
    return (
      <div aria-busy="true" className="grid gap-6 sm:grid-cols-2">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    );
  const open = listings.filter(({ status }) => OPEN.includes(status));
  const taken = new Set(open.flatMap(({ vin, serialNumber }) => [vin, serialNumber]));
  // Without a connection: what the garage on this device knows.
  const own = vehicles.records?.map(({ value }) => value).filter(({ user }) => user.own) ?? [];
  const sellable = sellableOf(data?.sellableItems, own, taken);
  return (
    <div className="grid gap-10">
      <header className="grid gap-3">
        <Breadcrumbs
          label={t('path')}
          crumbs={[{ label: t('garage'), href: '/my-ev' }, { label: t('title') }]}
        />
        <h2 className="text-4xl">{t('title')}</h2>
        <p className="max-w-text text-lg text-muted">{t('lead')}</p>
      </header>
      {listings.some(({ stuck }) => stuck) ? (
        <Alert tone="caution">
          {t('stuck')} <TextLink href="/profile/device">{t('stuck-link')}</TextLink>
        </Alert>
      ) : null}
      {listings.length === 0 ? (
        <Card tone="sunken">
          <h3 className="font-bold text-xl">{t('none')}</h3>
          <p className="mt-1 text-muted">{t('none-text')}</p>
        </Card>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {listings.map((listing) => (
            <li key={listing.id}>
              <Link href={`/my-listings/${listing.id}`} className="group block h-full">
                <Card padded={false} className="h-full">
                  <Picture listing={listing} />
                  <div className="grid gap-2 p-5">
                    <StateBadges listing={listing} />
                    <p className="font-bold text-lg group-hover:underline">{listing.title}</p>
                    <p className="text-muted">
                      {listing.price === null ? t('no-price') : rupiah(listing.price)}
                    </p>
                  </div>
                </Card>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <section className="grid gap-4">
        <div>
          <h3 className="font-bold text-2xl">{t('begin.title')}</h3>
          <p className="mt-1 text-muted">{t('begin.text')}</p>
        </div>
        {sellable.length === 0 ? <p className="text-muted">{t('begin.all')}</p> : null}
        <ul className="divide-y divide-line">
          {sellable.map((row) => (
            <SellableRow key={row.key} row={row} />
          ))}
        </ul>
        {data === undefined ? <p className="text-faint text-sm">{t('begin.more')}</p> : null}
      </section>
    </div>
  );
}
