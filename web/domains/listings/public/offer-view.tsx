import type { ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { type Fact, FactList } from '#web/domains/listings/fact-list.tsx';
import type { OfferFragment } from '#web/platform/graphql/generated/main.ts';
import { Outline } from '#web/ui/outline.tsx';
import { Condition } from './condition.tsx';
import { OfferCard } from './offer-card.tsx';
import { Part } from './part.tsx';
import type { Words } from './words.ts';

export interface OfferViewProps {
  page: {
    readonly listing: OfferFragment;
    readonly ownerName: string;
    readonly phoneNumber: string | null;
  };
  locale: Locale;
  t: Words;
  /** What it is, and how it looks. */
  top: ReactNode;
  /** What follows the `h1` of `top` in the outline. */
  outline: { readonly h2: string; readonly h3: string } | null;
  /** As measured. */
  facts: readonly Fact[];
  /** Its story: under its facts and its condition. */
  children: ReactNode;
}

/** Something on offer, for everybody: what is said of it, and the way to its owner. */
export function OfferView({ page, locale, t, top, outline, facts, children }: OfferViewProps) {
  const { listing: offer, ownerName, phoneNumber } = page;
  return (
    <article className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
      <div className="grid min-w-0 gap-8">
        {top}
        <Outline of={outline} />
        <section>
          <h2 className="font-bold text-2xl">{t('page.description')}</h2>
          <p className="mt-3 max-w-text whitespace-pre-line break-words text-lg">
            {offer.description}
          </p>
        </section>
        <p className="max-w-text text-muted text-sm">{t('page.legend')}</p>
        <Part title={t('page.facts')} source="measured" t={t}>
          <FactList facts={facts} />
        </Part>
        <Condition offer={offer} locale={locale} t={t} />
        {children}
      </div>
      <OfferCard
        offer={offer}
        ownerName={ownerName}
        phoneNumber={phoneNumber}
        locale={locale}
        t={t}
      />
    </article>
  );
}
