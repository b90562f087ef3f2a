import localFont from 'next/font/local';

/**
 * Plus Jakarta Sans, variable, Latin subset (26 kB): preloaded, with a fallback of matching metrics
 * so that its arrival moves nothing. Put `jakarta.variable` on `<html>`.
 */
export const jakarta = localFont({
  src: '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  variable: '--font-jakarta',
  adjustFontFallback: 'Arial',
});
