import type { NextConfig } from 'next';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typescript: { tsconfigPath: '../tsconfig.json' },
  // The config is compiled into web/, so import.meta.dirname would name the wrong folder.
  turbopack: { root: process.cwd() },
  outputFileTracingRoot: process.cwd(),
  // Native module: it is loaded from node_modules at run time, never bundled.
  serverExternalPackages: ['@libsql/client', 'libsql'],
  // What no page answers gets the static not-found page of its language, with status 404.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [{ source: '/:locale(en|id)/:path*', destination: '/:locale/not-found' }],
  }),
};

export default config;
