import { settingPlace } from '#edge/contract/catalog/setting-places.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { TodaysText } from '#web/platform/settings/todays-text.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Price } from '#web/ui/price.tsx';
import { ConfigureLink } from './configure-link.tsx';

/** Where a product page ends: what it costs, and the way to have one. On a phone the sticky offer says it. */
export async function BuyBand({
  slug,
  name,
  price,
  was,
}: {
  slug: string;
  name: string;
  /** Whole rupiah; null while it is not sold. */
  price: number | null;
  was: number | null;
}) {
  const t = await getScopedI18n('catalog');
  return (
    <section aria-labelledby="buy" className="border-line border-t py-14 max-sm:hidden sm:py-20">
      <Container className="flex flex-wrap items-end justify-between gap-8">
        <div>
          <h2 id="buy" className="text-4xl">
            {t('buy.title', { name })}
          </h2>
          {price === null ? null : (
            <Price
              idr={price}
              was={was ?? undefined}
              wasLabel={t('before-subsidy')}
              before={t('from')}
              size="lg"
              className="mt-3"
            />
          )}
          <p className="mt-2 max-w-text text-muted">
            <TodaysText text={t('buy.text', { fee: settingPlace('BOOKING_FEE') })} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ConfigureLink slug={slug}>{t('configure')}</ConfigureLink>
          <LinkButton href="/experience-center" variant="secondary">
            {t('buy.dealers')}
          </LinkButton>
        </div>
      </Container>
    </section>
  );
}
