import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppShell } from '#web/domains/content/shell/app-shell.tsx';
import {
  getScopedI18n,
  getStaticParams,
  setStaticParamsLocale,
} from '#web/platform/i18n/server.ts';
import { siteOrigin } from '#web/platform/site.ts';
import { jakarta } from '#web/ui/font.ts';
import '#web/app/globals.css';

export const dynamicParams = false;
export const generateStaticParams = getStaticParams;

export const generateMetadata = async ({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> => {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('frame');
  return {
    // For a page that has none of its own. A shell takes them away (no-head.ts).
    title: t('head.title'),
    description: t('head.description'),
    metadataBase: new URL(siteOrigin()),
    manifest: `/${locale}/manifest.webmanifest`,
    // Safari's names for what the manifest says.
    appleWebApp: { capable: true, title: 'ALVA', statusBarStyle: 'default' },
    icons: {
      icon: [
        { url: '/icons/favicon.svg', type: 'image/svg+xml' },
        { url: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      ],
      apple: '/icons/apple-touch-180.png',
    },
  };
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f8f9' },
    { media: '(prefers-color-scheme: dark)', color: '#0b0f14' },
  ],
};

export default async function LocaleLayout({
  params,
  children,
}: {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <html
      lang={locale}
      className={jakarta.variable}
      data-build={process.env.ALVA_BUILD}
      suppressHydrationWarning
    >
      <body>
        <AppShell>{children}</AppShell>
      </body>
    </html>
  );
}
