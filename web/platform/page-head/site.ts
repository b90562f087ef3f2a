import type { Locale } from '#edge/contract/locale.ts';
import type { Catalogue } from '#web/platform/i18n/catalogues.ts';

/** What heads and facts that the server writes may say: a worker has no other words with it. */
export const SERVER_SCOPES = [
  'common',
  'leaderboard',
  'listings',
  'places',
  'shop',
  'stations',
  'ui',
] as const satisfies readonly (keyof Catalogue)[];

export type ServerWords = Pick<Catalogue, (typeof SERVER_SCOPES)[number]>;

/** What the answer to a visit is made of. In Node the site asks itself over HTTP; a worker has files and a binding. */
export interface Site {
  /** For canonical links, without a slash at the end. */
  readonly origin: string;
  /** A page as it was built, whoever asks, unpacked and without a validator. @param path with its language */
  readonly page: (path: string, signal: AbortSignal) => Promise<Response>;
  readonly words: (locale: Locale) => Promise<ServerWords>;
  /** A request to the BFF, whose address begins with `origin`. */
  readonly bff: (request: Request) => Promise<Response>;
}

/** Where a visit cannot be answered in time, a page must not fail for the sake of its head. */
export const PATIENCE_MS = 1_500;
