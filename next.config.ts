import type { NextConfig } from 'next';

/** Headers of pages and files; the BFF sets its own. The policy of a page: web/platform/csp. */
const PAGE_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // Not `same-origin`: the sign-in window of Google reports back to its opener.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  {
    key: 'Permissions-Policy',
    value: 'geolocation=(self), camera=(self), microphone=(), payment=(self), usb=(), midi=()',
  },
  ...(process.env.SITE_ORIGIN?.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' }]
    : []),
];

/** Named by what it was built from (edge/build.mjs); a tab tells the service worker which one it runs. */
const build = process.env.ALVA_BUILD ?? 'development';

const config: NextConfig = {
  generateBuildId: async () => build,
  // A tile server for maps, e.g. `https://tiles.example/{z}/{x}/{y}.png`; without one they draw their own coast.
  env: { ALVA_BUILD: build, MAP_TILES: process.env.MAP_TILES ?? '' },
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run verify` checks the types, routes included; whoever starts the product need not wait for it.
  typescript: { tsconfigPath: '../tsconfig.json', ignoreBuildErrors: true },
  // The config is compiled into web/, so import.meta.dirname would name the wrong folder.
  turbopack: { root: process.cwd() },
  outputFileTracingRoot: process.cwd(),
  // A native module, and one that reads its fonts beside itself: loaded from node_modules, never bundled.
  serverExternalPackages: ['@libsql/client', 'libsql', 'pdfkit'],
  headers: async () => [
    { source: '/((?!api/|graphql|content|files/).*)', headers: PAGE_HEADERS },
    {
      source: '/pictures/:path*',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
  ],
  // What no page answers gets the static not-found page of its language, with status 404.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/sitemap-stations-:page(\\d+).xml', destination: '/sitemap-stations/:page' },
    ],
    // Shells: pages whose bytes are the same whatever the variable part of their path says.
    afterFiles: [
      {
        source: '/:locale(en|id)/charging-station/:stationId',
        destination: '/:locale/charging-station/-',
      },
      {
        source: '/:locale(en|id)/shop/spare-parts/:sparepartName/:sparepartCode',
        destination: '/:locale/shop/spare-parts/-/-',
      },
      {
        source: '/:locale(en|id)/experience-center/:dealerSlug',
        destination: '/:locale/experience-center/-',
      },
      { source: '/:locale(en|id)/my-ev/:vin', destination: '/:locale/my-ev/-' },
      { source: '/:locale(en|id)/my-ev/:vin/guests', destination: '/:locale/my-ev/-/guests' },
      {
        source: '/:locale(en|id)/my-listings/:listingId',
        destination: '/:locale/my-listings/-',
      },
    ],
    fallback: [{ source: '/:locale(en|id)/:path*', destination: '/:locale/not-found' }],
  }),
};

export default config;
