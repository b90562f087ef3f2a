import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppShell } from '../../domains/content/shell/app-shell.tsx';
import { getStaticParams, setStaticParamsLocale } from '../../platform/i18n/server.ts';
import { siteOrigin } from '../../platform/site.ts';
import { jakarta } from '../../ui/font.ts';
import '../globals.css';

export const dynamicParams = false;
export const generateStaticParams = getStaticParams;

export const metadata: Metadata = { metadataBase: new URL(siteOrigin()) };

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
