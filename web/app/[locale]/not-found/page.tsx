import { getScopedI18n, setStaticParamsLocale } from '../../../platform/i18n/server.ts';

/** Unknown paths are rewritten here (next.config.ts); static, and answered with status 404. */
export default async function NotFoundPage({ params }: { params: Promise<{ locale: string }> }) {
  setStaticParamsLocale((await params).locale);
  const t = await getScopedI18n('common');
  return <h1>{t('not-found.title')}</h1>;
}
