import type { Metadata } from 'next';
import type { Locale } from '#edge/contract/locale.ts';
import { rupiah } from '#web/platform/i18n/format.ts';
import { languagesOf, pageUrl } from '#web/platform/metadata.ts';
import { siteOrigin } from '#web/platform/site.ts';
import type { Words } from './words.ts';

interface Shown {
  readonly path: string;
  readonly what: string;
  readonly price: number;
  readonly description: string;
  readonly image: string | null;
}

const LONGEST = 160;

/** What a link to a listing looks like where it is shared; search engines keep out. */
export const headOf = (
  { path, what, price, description, image }: Shown,
  locale: Locale,
  t: Words,
): Metadata => {
  const title = `${t('head.title', { what, price: rupiah(price) })} | ALVA`;
  const images = image === null ? [] : [{ url: `${siteOrigin()}${image}` }];
  const text = description.slice(0, LONGEST);
  const url = pageUrl(path, locale);
  return {
    title,
    description: text,
    robots: { index: false, follow: false },
    alternates: {
      canonical: url,
      languages: languagesOf(path),
    },
    openGraph: { type: 'website', siteName: 'ALVA', title, description: text, url, images },
    twitter: { card: 'summary_large_image', title, description: text, images },
  };
};
