import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { Container } from '../../../ui/container.tsx';
import { listedPages } from '../listed-pages.ts';
import { NearestLinks } from './nearest-links.tsx';

/** Says so, and offers the pages whose address is most like the one asked for. */
export async function NotFoundScreen({ locale }: { locale: Locale }) {
  const [t, targets] = await Promise.all([getScopedI18n('content'), listedPages(locale)]);
  return (
    <Container className="py-16 sm:py-24">
      <div className="mx-auto max-w-text">
        <p className="font-semibold text-accent-text">404</p>
        <h2 className="mt-2 text-4xl">{t('not-found.title')}</h2>
        <p className="mt-4 text-lg text-muted">{t('not-found.lead')}</p>
        <h3 className="mt-12 text-lg">{t('not-found.nearest')}</h3>
        <NearestLinks targets={targets} />
      </div>
    </Container>
  );
}
