import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppShell } from '../../domains/content/shell/app-shell.tsx';
import { getStaticParams, setStaticParamsLocale } from '../../platform/i18n/server.ts';
import { siteOrigin } from '../../platform/site.ts';
import { jakarta } from '../../ui/font.ts';
import '../globals.css';

export const dynamicParams = false;
export const generateStaticParams = getStaticParams;

export const generateMetadata = async ({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> => ({
  metadataBase: new URL(siteOrigin()),
  manifest: `/${(await params).locale}/manifest.webmanifest`,
  icons: {
    icon: [
      { url: '/icons/favicon.svg', type: 'image/svg+xml' },
      { url: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    ],
    apple: '/icons/apple-touch-180.png',
  },
});

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
    <html lang={locale} className={jakarta.variable} suppressHydrationWarning>
      <body>
        <AppShell>{children}</AppShell>
      </body>
    </html>
  );
}
