import type { Locale } from '../../platform/i18n/locales.ts';
import { pageMeta } from '../../platform/metadata.ts';

/** The outline search engines and screen readers are given; the page's own titles are for the eye. */
export async function PageHeadings({ pageName, locale }: { pageName: string; locale: Locale }) {
  const { h1, h2, h3 } = await pageMeta(pageName, locale);
  return (
    <div className="sr-only">
      <h1>{h1}</h1>
      <h2>{h2}</h2>
      <h3>{h3}</h3>
    </div>
  );
}
