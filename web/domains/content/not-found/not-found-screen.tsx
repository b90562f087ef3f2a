import type { Locale } from '#edge/contract/locale.ts';
import { listedPages } from '#web/domains/content/listed-pages.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { NearestLinks } from './nearest-links.tsx';

/** Status page NOT_FOUND: says so, and offers the pages whose address is most like the one asked for. */
export async function NotFoundScreen({ locale }: { locale: Locale }) {
  const [t, status, targets] = await Promise.all([
    getScopedI18n('content'),
    getScopedI18n('frame'),
    listedPages(locale),
  ]);
  return (
    <Container className="py-16 sm:py-24">
      <div className="mx-auto max-w-text">
        <p className="font-semibold text-accent-text">404</p>
        <h2 className="mt-2 text-4xl">{status('status.NOT_FOUND')}</h2>
        <p className="mt-4 text-lg text-muted">{status('status.NOT_FOUND.text')}</p>
        <h3 className="mt-12 text-lg">{t('not-found.nearest')}</h3>
        <NearestLinks targets={targets} />
      </div>
    </Container>
  );
}
