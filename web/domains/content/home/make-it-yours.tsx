import { BOOKING_FEE_IDR } from '#edge/contract/catalog/quote.ts';
import { ModelPicture, shotOf } from '#web/domains/catalog/index.ts';
import { rupiah } from '#web/platform/i18n/format.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const SLUG = 'alva-n3';
const PAINT = { hex: '#d8b98a', accentHex: null };

/** The way into the configurator and to buying, to the comparison for those who cannot decide yet, and to an order. */
export async function MakeItYours() {
  const t = await getScopedI18n('content');
  return (
    <section data-theme="light" className="studio-band overflow-hidden text-ink">
      <Container className="grid items-center gap-8 py-14 lg:grid-cols-[1fr_1.3fr] lg:py-20">
        <div>
          <h2 className="text-4xl">{t('yours.title')}</h2>
          <p className="mt-4 max-w-text text-lg text-muted">
            {t('yours.lead', { fee: rupiah(BOOKING_FEE_IDR) })}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href={`/product/${SLUG}/customize`}>{t('yours.configure')}</LinkButton>
            <LinkButton href="/product/compare" variant="secondary">
              {t('yours.compare')}
            </LinkButton>
          </div>
          <p className="mt-5">
            <TextLink href="/track-order">{t('yours.track')}</TextLink>
          </p>
        </div>
        <ModelPicture
          shot={shotOf(SLUG, 'butterscotch-beige', 'cutout')}
          look={PAINT}
          alt={t('yours.picture')}
          sizes="(min-width: 1024px) 55vw, 100vw"
          className="w-full"
        />
      </Container>
    </section>
  );
}
