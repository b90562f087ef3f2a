import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '#edge/contract/locale.ts';
import { UiCatalogue } from '#web/domains/content/ui-catalogue/ui-catalogue.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';

export const metadata: Metadata = { title: 'UI', robots: { index: false } };

/** For those who build the site: in production the page does not exist. */
const shown = process.env.NODE_ENV === 'development' || process.env.ALVA_ENV === 'embedded';

export default async function UiPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  if (!shown || !isLocale(locale)) notFound();
  return <UiCatalogue locale={locale} />;
}
