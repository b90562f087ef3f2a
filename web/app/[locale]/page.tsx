import { getScopedI18n, setStaticParamsLocale } from '../../platform/i18n/server.ts';

export default async function Home({ params }: { params: Promise<{ locale: string }> }) {
  setStaticParamsLocale((await params).locale);
  const t = await getScopedI18n('common');
  return <h1>{t('brand')}</h1>;
}
