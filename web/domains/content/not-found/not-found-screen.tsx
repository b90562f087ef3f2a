import type { Locale } from '#edge/contract/locale.ts';
import { listedPages } from '#web/domains/content/listed-pages.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { NearestLinks } from './nearest-links.tsx';

const WAYS = [
  ['motorcycles', '/product'],
  ['charging', '/charging-station'],
  ['shop', '/shop'],
  ['help', '/support'],
] as const;

/** Status page NOT_FOUND: says so, and offers the pages whose address is like the one asked for, or else the ways into the site. */
export async function NotFoundScreen({ locale }: { locale: Locale }) {
  const [t, status, targets] = await Promise.all([
    getScopedI18n('content'),
    getScopedI18n('frame'),
    listedPages(locale),
  ]);
  const ways = WAYS.map(([part, path]) => ({ path, label: status(`group.${part}`) }));
  return (
    <Container className="py-16 sm:py-24">
      <div className="mx-auto max-w-text">
        <p className="font-semibold text-accent-text">404</p>
        <h2 className="mt-2 text-4xl">{status('status.NOT_FOUND')}</h2>
        <p className="mt-4 text-lg text-muted">{status('status.NOT_FOUND.text')}</p>
        <NearestLinks
          targets={targets}
          ways={ways}
          words={{ nearest: t('not-found.nearest'), ways: t('not-found.ways') }}
        />
      </div>
    </Container>
  );
}
