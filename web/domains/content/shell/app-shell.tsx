import type { ReactNode } from 'react';
import { Analytics } from '../../../platform/analytics/analytics.tsx';
import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { themeScript } from '../../../platform/theme/script.ts';
import { SkipLink } from '../../../ui/skip-link.tsx';
import { ToastHost } from '../../../ui/toast-host.tsx';
import { UpdatePrompt } from '../../sync/index.ts';
import { ConsentBar } from './consent-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallPrompt } from './install-prompt.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const MAIN_ID = 'content';

/** What every page wears. The layout puts it inside `<body>` and the page inside it. */
export async function AppShell({ children }: { children: ReactNode }) {
  const t = await getScopedI18n('common');
  return (
    <ClientMessages scopes={['common', 'shell', 'sync', 'ui']}>
      <script>{themeScript}</script>
      <SkipLink target={MAIN_ID}>{t('skip-to-content')}</SkipLink>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <OfflineBanner />
        <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <UpdatePrompt />
      <ConsentBar />
      <InstallPrompt />
      <ToastHost />
      <Analytics />
    </ClientMessages>
  );
}
