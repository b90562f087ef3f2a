/** 10368e5 ms, the specification's figure (12 days). */
export const SESSION_LIFETIME_MS = 10368e5;

/**
 * In production the browser itself enforces `__Host-`: Secure, no Domain, Path=/, so a sibling
 * host cannot plant a session. The embedded site is plain HTTP, where the prefix is refused.
 */
export const sessionCookieName = (production: boolean): string =>
  production ? '__Host-alva-session' : 'alva-session';

const attributes = (production: boolean): string =>
  `Path=/; HttpOnly; SameSite=Strict${production ? '; Secure' : ''}`;

interface Lasting {
  /** `false` ends with the browser (`rememberMe` off); the row in the store still expires. */
  readonly persistent: boolean;
  readonly maxAgeMs: number;
}

export const sessionCookie = (
  token: string,
  production: boolean,
  { persistent, maxAgeMs }: Lasting,
): string =>
  `${sessionCookieName(production)}=${token}; ${attributes(production)}${
    persistent ? `; Max-Age=${Math.floor(maxAgeMs / 1000)}` : ''
  }`;

export const clearedCookie = (production: boolean): string =>
  `${sessionCookieName(production)}=; ${attributes(production)}; Max-Age=0`;

export const readCookie = (header: string | null, name: string): string | undefined => {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
};
