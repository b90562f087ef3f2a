export interface CookieOptions {
  maxAgeSeconds: number;
}

// The CookieStore interface is not in every browser we serve, and it answers too late for a page
// that is about to be left.
const jar = (): Pick<Document, 'cookie'> => document;

/** Sets a first-party cookie for the whole site. */
export const setCookie = (name: string, value: string, { maxAgeSeconds }: CookieOptions): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  jar().cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
};

/** The value of a first-party cookie that scripts may read; undefined when there is none. */
export const readCookie = (name: string): string | undefined => {
  const pair = jar()
    .cookie.split('; ')
    .find((each) => each.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
};
