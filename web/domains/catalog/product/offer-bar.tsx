'use client';

import { useEffect, useState } from 'react';
import type { DefaultPlan } from '#edge/contract/financing/default-plan.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useQuery } from '#web/platform/query.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ConfigureLink } from './configure-link.tsx';
import { HERO_OFFER } from './hero-offer.ts';
import { JAKARTA } from './jakarta.ts';

export interface BatteryOffer {
  readonly battery: string;
  readonly isStandard: boolean;
  /** On the road in Jakarta, whole rupiah. */
  readonly price: number;
  readonly plan: DefaultPlan | null;
}

/** The offer for the battery the address names, else the one the model comes with. */
export const shownOffer = (
  offers: readonly BatteryOffer[],
  battery: string | null,
): BatteryOffer | undefined =>
  offers.find((offer) => offer.battery === battery) ??
  offers.find(({ isStandard }) => isStandard) ??
  offers[0];

/** Once the first screen's own buttons are above the window. */
const useIsPastHero = (): boolean => {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const buttons = document.getElementById(HERO_OFFER);
    if (buttons === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(buttons);
    return () => observer.disconnect();
  }, []);
  return isPast;
};

/** Price, monthly figure and both ways on, at the bottom of the window. */
export function OfferBar({
  slug,
  name,
  offers,
}: {
  slug: string;
  name: string;
  offers: readonly BatteryOffer[];
}) {
  const isPast = useIsPastHero();
  const query = useQuery();
  const area = query.get('area');
  return (
    <OfferLine
      slug={slug}
      name={name}
      offer={shownOffer(offers, query.get('battery'))}
      isElsewhere={area !== null && area !== JAKARTA}
      isShown={isPast}
    />
  );
}

export function OfferLine({
  slug,
  name,
  offer,
  isElsewhere = false,
  isShown,
}: {
  slug: string;
  name: string;
  offer: BatteryOffer | undefined;
  /** Another province is chosen: then it is said whose price this is. */
  isElsewhere?: boolean;
  isShown: boolean;
}) {
  const t = useScopedI18n('catalog');
  if (offer === undefined) return null;
  const { price, plan } = offer;
  return (
    <section
      data-bar
      aria-label={t('offer.label', { name })}
      inert={!isShown}
      className="sticky bottom-0 z-20 border-line border-t bg-ground/95 backdrop-blur transition inert:translate-y-full inert:opacity-0 print:hidden"
    >
      <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-3 px-5 py-2 sm:px-8 lg:px-12">
        <p className="min-w-0">
          <span className="block whitespace-nowrap font-bold tabular-nums sm:text-xl">
            <span className="hidden sm:inline">{name} </span>
            {rupiah(price)}
          </span>
          {plan === null || isElsewhere ? (
            <span className="block truncate text-muted text-xs">{t('on-the-road-jakarta')}</span>
          ) : (
            <span className="block truncate text-muted text-xs">
              {t('offer.monthly', { amount: rupiah(plan.monthly), months: plan.months })}
              <span className="sr-only sm:not-sr-only">
                {t('offer.down', { amount: rupiah(plan.downPayment) })}
              </span>
            </span>
          )}
        </p>
        <div className="flex shrink-0 gap-2 [&_a]:px-3 sm:[&_a]:px-5">
          <LinkButton href={`/test-ride/book?model=${slug}`} variant="secondary">
            {t('offer.test-ride')}
          </LinkButton>
          <ConfigureLink slug={slug}>{t('offer.configure')}</ConfigureLink>
        </div>
      </div>
    </section>
  );
}
