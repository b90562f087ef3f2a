'use client';

import { useMemo, useRef } from 'react';
import { StuckWrites } from '#web/domains/sync/index.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useNow } from '#web/ui/use-now.ts';
import { OfferCard } from './offer-card.tsx';
import { openOffers } from './open-offers.ts';

/** Loans that wait for the answer of the person signed in; nothing at all when there are none. */
export function Offers() {
  const t = useScopedI18n('sharing');
  const { records } = useCollection('shareOffers');
  const { items } = useOutbox();
  const now = useNow();
  const room = useRef<HTMLDivElement>(null);
  const open = useMemo(
    () =>
      now === null
        ? []
        : openOffers(
            (records ?? []).map(({ value }) => value),
            items ?? [],
            now,
          ),
    [records, items, now],
  );
  return (
    <div ref={room} tabIndex={-1} aria-live="polite" className="outline-none">
      <StuckWrites lines={['share-offer']} />
      {open.length > 0 ? (
        <section data-until={0} className="mb-10 grid gap-4">
          <h3 className="font-bold text-2xl">{t('offer.title')}</h3>
          <ul className="grid gap-4 sm:grid-cols-2">
            {open.map((each) => (
              <li key={each.offer.id}>
                <OfferCard {...each} onAnswered={() => room.current?.focus()} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
