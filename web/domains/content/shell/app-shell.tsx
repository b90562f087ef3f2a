import type { ReactNode } from 'react';
import { earlyFailuresScript } from '#web/platform/early-failures-script.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { offerScript } from '#web/platform/install/offer-script.ts';
import { isDemonstration } from '#web/platform/site.ts';
import { themeScript } from '#web/platform/theme/script.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { demoScript } from './demo-read.ts';
import { DemoRibbon } from './demo-ribbon.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateShell } from './late-shell.tsx';
import { offlineRoomScript } from './offline-room.ts';

const MAIN_ID = 'content';

/** What every page wears. The layout puts it inside `<body>` and the page inside it. */
export async function AppShell({ children }: { children: ReactNode }) {
  const t = await getScopedI18n('common');
  return (
    <ClientMessages scopes={['common', 'shell', 'sync', 'ui']}>
      <script>
        {earlyFailuresScript +
          themeScript +
          offerScript +
          offlineRoomScript +
          (isDemonstration() ? demoScript : '')}
      </script>
      <SkipLink target={MAIN_ID}>{t('skip-to-content')}</SkipLink>
      <div className="flex min-h-dvh flex-col">
        <Header />
        {isDemonstration() ? <DemoRibbon /> : null}
        <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <LateShell />
    </ClientMessages>
  );
}
