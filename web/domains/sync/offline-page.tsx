import { Link } from '../../platform/i18n/link.tsx';
import { getScopedI18n } from '../../platform/i18n/server.ts';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronRight, Motorbike, PlugZap, WifiOff, Zap } from '../../ui/icons.ts';
import { RetryButton } from './retry-button.tsx';

/** Stands in for a page that is not on the device; says what is. */
export async function OfflinePage() {
  const t = await getScopedI18n('sync');
  const here = [
    { href: '/product', icon: Zap, title: t('offline.product'), help: t('offline.product-help') },
    { href: '/my-ev', icon: Motorbike, title: t('offline.garage'), help: t('offline.garage-help') },
    {
      href: '/charging-station',
      icon: PlugZap,
      title: t('offline.chargers'),
      help: t('offline.chargers-help'),
    },
  ];
  return (
    <Container>
      <EmptyState
        icon={<WifiOff aria-hidden className="size-7" />}
        title={t('offline.title')}
        action={<RetryButton>{t('offline.retry')}</RetryButton>}
      >
        <h1 className="sr-only">{t('offline.title')}</h1>
        <p>{t('offline.body')}</p>
      </EmptyState>
      <ul className="mx-auto grid max-w-text gap-3 pb-16">
        {here.map(({ href, icon: Icon, title, help }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-16 items-center gap-4 rounded-card border border-line bg-raised px-4 py-3"
            >
              <Icon aria-hidden className="size-6 shrink-0" />
              <span className="flex-1">
                <span className="block font-bold">{title}</span>
                <span className="block text-muted text-sm">{help}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
