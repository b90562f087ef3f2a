'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { NotLoaded } from '#web/domains/account/index.ts';
import { StuckWrites } from '#web/domains/sync/index.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { personOf } from '#web/platform/session/person.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Motorbike } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { EndButton } from './end-button.tsx';
import { LendForm } from './lend-form.tsx';
import { LoanRow } from './loan-row.tsx';
import { OwnLoan } from './own-loan.tsx';
import { PastLoans } from './past-loans.tsx';
import { useBook } from './use-book.ts';

/** `/…/my-ev/{vin}/guests`: one shell serves every motorcycle. */
const useVin = (): string => usePathname().split('/').at(-2) ?? '';

/** The people a motorcycle is lent to: now, later, before; the owner adds and ends, a guest leaves. */
export function GuestsScreen() {
  const t = useScopedI18n('sharing');
  const locale = useLocale();
  const vin = useVin();
  const vehicles = useCollection('vehicles');
  const { book, shares, syncedAt, missing, stale, now, retry } = useBook(vin);
  const person = personOf(useSession());
  const heading = useRef<HTMLHeadingElement>(null);
  const openHeading = useRef<HTMLHeadingElement>(null);
  const vehicle = vehicles.records?.find(({ value }) => value.vin === vin)?.value;
  const wasShown = useRef(false);
  useEffect(() => {
    if (vehicle !== undefined) wasShown.current = true;
  }, [vehicle]);
  const away = vehicles.refresh === 'unreachable' || vehicles.refresh === 'no-room';
  if ((vehicles.syncedAt === null && away) || (vehicle?.user.own && missing))
    return (
      <NotLoaded
        onRetry={() => {
          vehicles.retry();
          retry();
        }}
      />
    );
  if (vehicles.syncedAt !== null && vehicles.records !== undefined && vehicle === undefined)
    return (
      <div
        // Whoever has just left the loan had the focus in what is gone.
        ref={(gone) => {
          if (wasShown.current) gone?.focus();
        }}
        tabIndex={-1}
        className="outline-none"
      >
        <EmptyState
          icon={<Motorbike size={28} />}
          title={t('missing')}
          action={<LinkButton href="/my-ev">{t('to-garage')}</LinkButton>}
        >
          {t('missing-text')}
          {away ? ` ${t('as-of', { date: dateTime(locale, vehicles.syncedAt) })}` : null}
        </EmptyState>
      </div>
    );
  const title = vehicle
    ? `${vehicle.productName}${vehicle.registrationPlate ? ` · ${vehicle.registrationPlate}` : ''}`
    : '';
  const ready = vehicle !== undefined && now !== null && (book !== undefined || !vehicle.user.own);
  if (!ready)
    return (
      <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    );
  return (
    <div className="grid gap-6">
      <header className="grid gap-3">
        <Breadcrumbs
          label={t('path')}
          crumbs={[
            { label: t('garage'), href: '/my-ev' },
            { label: title, href: `/my-ev/${vin}` },
            { label: t('title') },
          ]}
        />
        <h2 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {t('title')}
        </h2>
      </header>
      {vehicle.user.own && book !== undefined ? (
        <>
          <SyncedLine syncedAt={syncedAt} stale={stale} onRetry={retry} />
          <StuckWrites lines={[`share ${vin}`]} />
          <div className="grid items-start gap-8 lg:grid-cols-[1fr_26rem] lg:gap-12">
            <div className="grid gap-8">
              <section>
                <h3 ref={openHeading} tabIndex={-1} className="font-bold text-2xl outline-none">
                  {t('open.title')}
                </h3>
                {book.open.length === 0 ? (
                  <p className="mt-3 text-muted">{t('open.none')}</p>
                ) : (
                  <Card className="mt-4 py-1 sm:py-2">
                    <ul aria-live="polite" className="divide-y divide-line">
                      {book.open.map((loan) => (
                        <LoanRow
                          key={loan.id}
                          loan={loan}
                          now={now}
                          action={
                            loan.pending === 'ending' ? undefined : (
                              <EndButton
                                vin={vin}
                                uID={loan.guestID}
                                name={loan.name}
                                kind={loan.accepted ? 'end' : 'withdraw'}
                                onEnded={() => openHeading.current?.focus()}
                              />
                            )
                          }
                        />
                      ))}
                    </ul>
                  </Card>
                )}
              </section>
              <section>
                <h3 className="font-bold text-2xl">{t('past.title')}</h3>
                <PastLoans vin={vin} loans={book.past} now={now} />
              </section>
            </div>
            <LendForm vin={vin} book={book} shares={shares} now={now} />
          </div>
        </>
      ) : (
        <>
          <StuckWrites lines={[`share ${vin}`]} />
          <OwnLoan
            vehicle={vehicle}
            person={person ?? ''}
            onLeft={() => heading.current?.focus()}
          />
        </>
      )}
    </div>
  );
}
