import type { MetadataRoute } from 'next';
import en from '../i18n/messages/en/manifest.ts';
import id from '../i18n/messages/id/manifest.ts';

const INK = '#0b0f14';
const PAPER = '#f7f8f9';

/** One app in two languages: the same `id`, so that switching does not install a second one. */
export const webManifest = (locale: string): MetadataRoute.Manifest => {
  const text = locale === 'en' ? en : id;
  const at = (path: string): string => `/${locale}${path}`;
  return {
    id: '/',
    scope: '/',
    start_url: at('?source=app'),
    lang: locale,
    dir: 'ltr',
    name: text.name,
    short_name: 'ALVA',
    description: text.description,
    display: 'standalone',
    background_color: PAPER,
    theme_color: INK,
    categories: ['shopping', 'lifestyle', 'travel'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: `/icons/screens/${locale}-narrow.jpg`,
        sizes: '780x1688',
        type: 'image/jpeg',
        form_factor: 'narrow',
      },
      {
        src: `/icons/screens/${locale}-wide.jpg`,
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
      },
    ],
    shortcuts: [
      { name: text.garage, url: at('/my-ev') },
      { name: text.chargers, url: at('/charging-station') },
    ],
  };
};
