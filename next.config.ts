import type { NextConfig } from 'next';
import { ANY_LOCALE } from './edge/contract/locale-path.ts';
import { ONLINE_SHELL_PAGES, SHELL_PAGES } from './web/sw/pages.ts';

/** Headers of pages and files; the BFF sets its own. The policy of a page: web/platform/csp. */
const PAGE_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
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

/**
 * Whether a page is the real one, a shell or a redirect depends on headers and cookies that no cache in
 * front knows of; and what is not there today may be there tomorrow. Browsers ask whether their copy holds.
 */
const EACH_VISITOR = [{ key: 'Cache-Control', value: 'private, no-cache' }];

const EACH_HOUR = [{ key: 'Cache-Control', value: 'public, max-age=3600' }];

/** Named by what it was built from (edge/run/build.mjs); a tab tells the service worker which one it runs. */
const build = process.env.ALVA_BUILD ?? 'development';

const config: NextConfig = {
  generateBuildId: async () => build,
  env: { ALVA_BUILD: build },
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run verify` checks the types, routes included; whoever starts the product need not wait for it.
  typescript: { tsconfigPath: '../tsconfig.json', ignoreBuildErrors: true },
  // The config is compiled into web/, so import.meta.dirname would name the wrong folder.
  turbopack: { root: process.cwd() },
  experimental: {
    // The service worker has the scripts of many pages at once: what they share is fetched once instead of
    // being repeated in each. Bytes before they are shrunk, some five times those on the line.
    turbopackChunking: {
      requestCost: 15_000,
      maxMergeChunkSize: 40_000,
      minChunkSize: 18_000,
      maxChunkCountPerGroup: 80,
    },
  },
  outputFileTracingRoot: process.cwd(),
  // A native module, one that reads its fonts beside itself, and one that talks to sockets: loaded from
  // node_modules, never bundled.
  serverExternalPackages: ['@libsql/client', 'libsql', 'nodemailer', 'pdfkit'],
  // Nothing here goes through it, and it would keep pictures that were taken back.
  images: { unoptimized: true },
  headers: async () => [
    { source: '/((?!(?:graphql|content)$|api/|files/).*)', headers: PAGE_HEADERS },
    { source: '/', headers: EACH_VISITOR },
    { source: `/:locale(${ANY_LOCALE})`, headers: EACH_VISITOR },
    { source: `/:locale(${ANY_LOCALE})/:path*`, headers: EACH_VISITOR },
    {
      source: `/:locale(${ANY_LOCALE})/:kind(sell-my-motorcycle|sell-my-battery)/:listing`,
      headers: [{ key: 'Cache-Control', value: 'no-store' }],
    },
    // Made with the site: a proxy in front would keep them for a year, if nothing were said.
    { source: '/brochures/:file', headers: EACH_HOUR },
    { source: '/sitemap-:part(pages|parts).xml', headers: EACH_HOUR },
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
    afterFiles: [...SHELL_PAGES, ...ONLINE_SHELL_PAGES].map(([pages, shell]) => ({
      source: `/:locale(${ANY_LOCALE})${pages}`,
      destination: `/:locale${shell}`,
    })),
    fallback: [{ source: `/:locale(${ANY_LOCALE})/:path*`, destination: '/:locale/not-found' }],
  }),
};

export default config;
