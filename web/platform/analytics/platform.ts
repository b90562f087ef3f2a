/** The specification's platforms: the site in a browser, or installed on a phone or a computer. */
export type Platform = 'ANDROID' | 'IOS' | 'WEB' | 'WEBSITE';

/** @param isInstalled the page runs in a window of its own */
export const platformOf = (userAgent: string, isInstalled: boolean): Platform => {
  if (!isInstalled) return 'WEBSITE';
  if (/\bAndroid\b/.test(userAgent)) return 'ANDROID';
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? 'IOS' : 'WEB';
};
