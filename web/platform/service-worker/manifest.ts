import type { MetadataRoute } from 'next';
import type { Locale } from '#edge/contract/locale.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';

const INK = '#0b0f14';
const PAPER = '#f7f8f9';

const SHORTCUT_ICONS = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** One app in all languages: the same `id`, so that switching does not install a second one. */
export const webManifest = async (locale: Locale): Promise<MetadataRoute.Manifest> => {
  const { manifest: text } = await catalogueIn(locale);
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
    display_override: ['standalone', 'minimal-ui'],
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
    // An address somebody shares is looked for among the chargers.
    share_target: { action: at('/charging-station'), method: 'GET', params: { text: 'q' } },
    shortcuts: [
      { name: text.garage, url: at('/my-ev'), icons: SHORTCUT_ICONS },
      { name: text.chargers, url: at('/charging-station'), icons: SHORTCUT_ICONS },
      { name: text.help, url: at('/roadside-assistance'), icons: SHORTCUT_ICONS },
    ],
  };
};
