import { areaName } from '#edge/contract/areas.ts';
import { VehiclePicture } from '#web/domains/garage/index.ts';
import type { OfferSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BatteryCharging, Clock, MapPin } from '#web/ui/icons.ts';
import { Price } from '#web/ui/price.tsx';

function Picture({ offer }: { offer: OfferSummaryFragment }) {
  const t = useScopedI18n('market');
  if (offer.photo !== null)
    return (
      <span className="block aspect-[8/5] bg-sunken">
        <img
          src={offer.photo}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </span>
    );
  if (offer.kind === 'MOTORCYCLE')
    return (
      <span className="relative block">
        <VehiclePicture snapshot={offer.snapshot} alt="" className="w-full" />
        <Badge className="absolute bottom-3 left-3">{t('model-picture')}</Badge>
      </span>
    );
  return (
    <span className="grid aspect-[8/5] place-items-center bg-sunken text-faint">
      <BatteryCharging size={64} strokeWidth={1} aria-hidden="true" />
    </span>
  );
}

/** A used motorcycle or battery in the list; the whole tile is its link. */
export function OfferTile({ offer }: { offer: OfferSummaryFragment }) {
  const t = useScopedI18n('market');
  const locale = useLocale();
  const page = offer.kind === 'MOTORCYCLE' ? 'sell-my-motorcycle' : 'sell-my-battery';
  const area = areaName(offer.area, locale);
  const used =
    offer.odometer === null
      ? t('cycles', { count: number(locale, offer.batteryCycle ?? 0) })
      : t('odometer', { km: number(locale, offer.odometer) });
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl bg-surface shadow-card transition hover:shadow-float">
      <Picture offer={offer} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        {offer.status === 'RESERVED' || offer.negotiable ? (
          <p className="flex flex-wrap gap-2">
            {offer.status === 'RESERVED' ? (
              <Badge tone="caution" icon={<Clock size={14} />}>
                {t('reserved')}
              </Badge>
            ) : null}
            {offer.negotiable ? <Badge>{t('negotiable')}</Badge> : null}
          </p>
        ) : null}
        <h3 className="font-bold text-lg leading-snug">
          <Link
            href={`/${page}/${offer.id}`}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {offer.kind === 'BATTERY' ? `${t('battery')} ${offer.title}` : offer.title}
          </Link>
        </h3>
        <p className="text-muted text-sm">
          {[offer.year, used, offer.colorName].filter((each) => each !== null).join(' · ')}
        </p>
        <p className="flex items-start gap-1.5 text-muted text-sm">
          <MapPin size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          {area && area !== offer.city ? `${offer.city}, ${area}` : offer.city}
        </p>
        <p className="mt-auto pt-3">
          <Price idr={Number(offer.price)} />
        </p>
      </div>
    </article>
  );
}
