const BROWSERS: readonly (readonly [RegExp, string])[] = [
  // The order matters: all of them call themselves Safari, most of them Chrome.
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (userAgent: string, names: typeof BROWSERS): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Browser and system of a `User-Agent`, for people who look through their own sessions: "Chrome ·
 * Android". Coarse on purpose, without versions and models; `null` when neither is a common one.
 */
export const deviceLabel = (userAgent: string | null): string | null => {
  const named = (userAgent ?? '').slice(0, 512);
  const parts = [first(named, BROWSERS), first(named, SYSTEMS)];
  return parts.filter((part) => part !== undefined).join(' · ') || null;
};
