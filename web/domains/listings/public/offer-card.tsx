import { areaName } from '#edge/contract/areas.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { nationalForm } from '#edge/contract/validators/phone.ts';
import type { OfferFragment } from '#web/platform/graphql/generated/main.ts';
import { date } from '#web/platform/i18n/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Clock, MapPin, Phone, ShieldCheck } from '#web/ui/icons.ts';
import { Price } from '#web/ui/price.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LateEnquiry } from './late-enquiry.tsx';
import { ReportButton } from './report-button.tsx';
import type { Words } from './words.ts';

interface Props {
  offer: OfferFragment;
  ownerName: string;
  phoneNumber: string | null;
  locale: Locale;
  t: Words;
}

/** On a phone the card is far below: the price, and the way to the form, at the top. */
export function PriceOnTop({ offer, t }: Pick<Props, 'offer' | 't'>) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 lg:hidden">
      <Price idr={Number(offer.price)} />
      <a href="#ask" className="inline-flex min-h-tap items-center font-semibold underline">
        {t('ask.title')}
      </a>
    </p>
  );
}

/** Price, place and the way to the owner; stays in sight on wide screens. */
export function OfferCard({ offer, ownerName, phoneNumber, locale, t }: Props) {
  const area = areaName(offer.area, locale);
  return (
    <aside className="grid gap-6 lg:sticky lg:top-24">
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Price idr={Number(offer.price)} size="lg" />
          {offer.negotiable ? <Badge>{t('page.negotiable')}</Badge> : null}
        </div>
        {offer.status === 'RESERVED' ? (
          <p className="flex items-start gap-2 rounded-lg bg-caution-soft px-4 py-3 text-caution">
            <Clock size={20} className="mt-0.5 shrink-0" aria-hidden="true" />
            <span>
              <strong>{t('state.RESERVED')}.</strong> {t('page.reserved-text')}
            </span>
          </p>
        ) : null}
        <p className="flex items-start gap-2">
          <MapPin size={20} className="mt-0.5 shrink-0 text-muted" aria-hidden="true" />
          {offer.city}
          {area ? `, ${area}` : ''}
        </p>
        <p className="text-muted text-sm">
          {t('page.owner')}: <span className="font-semibold text-ink">{ownerName}</span> ·{' '}
          {t('page.updated', { date: date(locale, Date.parse(offer.updatedAt)) })}
        </p>
        {phoneNumber === null ? null : (
          <a
            href={`tel:${phoneNumber}`}
            className="flex min-h-tap items-center gap-3 rounded-lg border border-line px-4 font-semibold hover:border-ink"
          >
            <Phone size={20} className="text-muted" aria-hidden="true" />
            <span className="sr-only">{t('page.phone')}</span>
            {nationalForm(phoneNumber)}
          </a>
        )}
      </Card>
      <div id="ask" className="scroll-mt-24">
        <LateEnquiry listingId={offer.id} />
      </div>
      <div className="grid gap-2 text-muted text-sm">
        <p className="flex items-start gap-2">
          <ShieldCheck size={20} className="shrink-0 text-positive" aria-hidden="true" />
          <span>
            {t('page.safety')} <TextLink href="/transfer-ownership">{t('page.transfer')}</TextLink>
          </span>
        </p>
        <ReportButton listingId={offer.id} />
      </div>
    </aside>
  );
}
