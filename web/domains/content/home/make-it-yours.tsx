import type { ReactNode } from 'react';
import { settingPlace } from '#edge/contract/catalog/setting-places.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { TodaysText } from '#web/platform/settings/todays-text.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Each model in the colour somebody likes, into the configurator; the comparison, and the way to an order. */
export async function MakeItYours({ paints }: { paints: ReactNode }) {
  const t = await getScopedI18n('content');
  return (
    <section className="studio-ground overflow-hidden text-ink">
      <Container className="grid grid-cols-1 gap-8 py-14 lg:py-20">
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[1fr_auto] lg:items-end">
          <div>
            <h2 className="text-4xl">{t('yours.title')}</h2>
            <p className="mt-4 max-w-text text-lg text-muted">
              <TodaysText text={t('yours.lead', { fee: settingPlace('BOOKING_FEE') })} />
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton href="/product/compare" variant="secondary">
              {t('yours.compare')}
            </LinkButton>
            <TextLink href="/track-order">{t('yours.track')}</TextLink>
          </div>
        </div>
        {paints}
      </Container>
    </section>
  );
}
