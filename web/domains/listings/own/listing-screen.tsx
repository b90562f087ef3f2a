'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import type { ListingKind } from '#edge/contract/listings/condition.ts';
import { EDITABLE_STATES, isIn, SHOWN_STATES } from '#edge/contract/listings/machine.ts';
import { rupiah } from '#edge/contract/money.ts';
import { NotLoaded } from '#web/domains/account/index.ts';
import { StuckWrites } from '#web/domains/sync/index.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { SellableItemsDocument } from '#web/platform/graphql/generated/main/sellable-items.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useTabTitle } from '#web/platform/page-head/use-tab-title.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Search } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Actions } from './actions.tsx';
import { Editor } from './editor.tsx';
import { Enquiries } from './enquiries.tsx';
import { StateBadges } from './state-badge.tsx';
import { useOwnListings } from './use-own-listings.ts';
import type { Thing } from './write.ts';

const NEW = 'new';

/** `/…/my-listings/{id}`: one shell serves every listing. */
const useListingId = (): string => usePathname().split('/').at(-1) ?? '';

/** The motorcycle or battery a new listing is about, as the garage or the server names it. */
const useThing = (): (Thing & { readonly kind: ListingKind }) | null | undefined => {
  const t = useScopedI18n('listings');
  const query = useQuery();
  const [vin, batteryNumber] = [query.get('vin'), query.get('battery')];
  const { records } = useCollection('vehicles');
  const { data, fault } = usePersonalQuery(SellableItemsDocument, {});
  const own = records?.map(({ value }) => value).filter(({ user }) => user.own);
  const vehicle = own?.find((each) => each.vin === vin);
  if (vehicle) return { kind: 'MOTORCYCLE', vin, batteryNumber: null, title: vehicle.productName };
  const fitted = own?.flatMap(({ batteries }) => batteries);
  const model =
    fitted?.find(({ serialNumber }) => serialNumber === batteryNumber)?.model ??
    data?.sellableItems.find((each) => each.batteryNumber === batteryNumber)?.title;
  if (batteryNumber !== null && model !== undefined)
    return { kind: 'BATTERY', vin: null, batteryNumber, title: `${t('kind.BATTERY')} ${model}` };
  return records === undefined || (data === undefined && fault === undefined) ? undefined : null;
};

function Head({ title, children }: { title: string; children?: React.ReactNode }) {
  const t = useScopedI18n('listings');
  useTabTitle(title);
  return (
    <header className="grid gap-3">
      <Breadcrumbs
        label={t('path')}
        crumbs={[
          { label: t('garage'), href: '/my-ev' },
          { label: t('title'), href: '/my-listings' },
          { label: title },
        ]}
      />
      <h2 className="text-4xl">{title}</h2>
      {children}
    </header>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-24 rounded-xl" />
    <Skeleton className="h-96 rounded-xl" />
  </div>
);

function Missing() {
  const t = useScopedI18n('listings');
  return (
    <EmptyState
      icon={<Search size={28} />}
      title={t('missing')}
      action={<LinkButton href="/my-listings">{t('to-list')}</LinkButton>}
    >
      {t('missing-text')}
    </EmptyState>
  );
}

function Begin() {
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const router = useRouter();
  const thing = useThing();
  const { records } = useOwnListings();
  const id = useRef<string>(undefined);
  if (thing === undefined) return <Waiting />;
  if (thing === null) return <Missing />;
  id.current ??= newId('lst');
  const made = id.current;
  return (
    <div className="grid gap-8">
      <Head title={t('new.title', { what: thing.title })} />
      <Editor
        id={made}
        draftKey={`${NEW} ${thing.vin ?? thing.batteryNumber}`}
        kind={thing.kind}
        thing={thing}
        status="DRAFT"
        before={undefined}
        records={records}
        onWritten={(isPublished) =>
          router.push(`/${locale}/my-listings/${made}${isPublished ? '?published=1' : ''}`)
        }
      />
    </div>
  );
}

/** What publishing has led to; whoever pressed the button at the end of the form is taken to it. */
function Published({ waits }: { waits: boolean }) {
  const t = useScopedI18n('listings');
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <div ref={outcome} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Alert tone="positive">
        <p className="font-semibold">{t('published.title')}</p>
        {waits ? null : (
          <p className="mt-1">
            {t('published.market')}{' '}
            <TextLink href="/shop/used">{t('published.market-link')}</TextLink>.
          </p>
        )}
        <p className="mt-1 text-sm">{t(waits ? 'published.waits' : 'published.text')}</p>
      </Alert>
    </div>
  );
}

function Existing({ id }: { id: string }) {
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const { records, listings, missing, retry } = useOwnListings();
  const justPublished = useQuery().get('published') === '1';
  const [hasBegun, setBegun] = useState(false);
  if (missing) return <NotLoaded onRetry={retry} />;
  if (listings === undefined) return <Waiting />;
  const listing = listings.find((each) => each.id === id);
  if (listing === undefined) return <Missing />;
  const { kind, title, status, vin, serialNumber, price, publishedAt, expiresAt } = listing;
  const isShown = isIn(SHOWN_STATES, status);
  const canEdit = isIn(EDITABLE_STATES, status);
  // What buyers see is changed on purpose; a draft is there to be filled in.
  const isEditing = hasBegun || !isShown;
  return (
    <div className="grid gap-10">
      <Head title={title}>
        <StateBadges listing={listing} />
        <p className="text-lg text-muted">
          {price === null ? t('no-price') : rupiah(price)}
          {status === 'PUBLISHED' && expiresAt !== null
            ? ` · ${t('expires', { date: date(locale, Date.parse(expiresAt)) })}`
            : ''}
          {listing.closedBy === 'transfer' ? ` · ${t('closed-transfer')}` : ''}
        </p>
        {isShown && justPublished ? <Published waits={publishedAt === null} /> : null}
        <Actions listing={listing} />
      </Head>
      {listing.hidden && isIn(EDITABLE_STATES, status) ? (
        <Alert tone="critical">
          {t('hidden.text')} <TextLink href="/contact-us">{t('hidden.link')}</TextLink>
        </Alert>
      ) : null}
      <StuckWrites lines={[`listing ${id}`]} />
      {publishedAt === null ? null : <Enquiries listingId={id} />}
      {canEdit && !isEditing ? (
        <p>
          <Button variant="secondary" onClick={() => setBegun(true)}>
            {t('edit-begin')}
          </Button>
        </p>
      ) : null}
      {canEdit && isEditing ? (
        <section className="grid gap-4">
          <h3 className="font-bold text-2xl">{t('edit')}</h3>
          <Editor
            // What another device wrote shows at once, unless something is being typed here.
            key={listing.saveId}
            id={id}
            draftKey={id}
            kind={kind}
            thing={{ vin, batteryNumber: serialNumber, title }}
            status={status}
            before={listing}
            records={records}
            onWritten={(isPublished) => {
              if (isPublished) setQuery({ published: '1' });
              setBegun(false);
              window.scrollTo({ top: 0 });
            }}
          />
        </section>
      ) : null}
    </div>
  );
}

/** The private side of one listing: what it says, where it stands, and who has asked. */
export function ListingScreen() {
  const id = useListingId();
  return id === NEW ? <Begin /> : <Existing id={id} />;
}
