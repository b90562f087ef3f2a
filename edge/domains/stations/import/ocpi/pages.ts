import type { OcpiClient } from './client.ts';
import { OcpiFault } from './fault.ts';

/** Rows we ask for at a time; a server's own limit (`X-Limit`) shows in the links it sends. */
const PAGE_ROWS = 100;
/** More pages than any country has chargers for. */
const MOST_PAGES = 20_000;

export interface OcpiPage {
  readonly url: string;
  readonly list: readonly unknown[];
  readonly next: string | null;
  /** Rows of the whole list, as far as the server says. */
  readonly total: number | null;
}

/** The first page of a list: all of it, or what changed since (epoch ms). */
export const firstPage = (endpoint: string, since: number | null): string => {
  const url = new URL(endpoint);
  if (since !== null) url.searchParams.set('date_from', new Date(since).toISOString());
  url.searchParams.set('offset', '0');
  url.searchParams.set('limit', String(PAGE_ROWS));
  return url.href;
};

/** A server that forgets the link, but says that there is more. */
const unlinked = (url: string, rows: number, total: number | null): string | null => {
  const address = new URL(url);
  const offset = Number(address.searchParams.get('offset') ?? 0) + rows;
  if (rows === 0 || total === null || offset >= total) return null;
  address.searchParams.set('offset', String(offset));
  return address.href;
};

/** Pages from an address on, one after another. @throws OcpiFault */
export async function* pagesFrom(client: OcpiClient, from: string): AsyncGenerator<OcpiPage> {
  const met = new Set<string>();
  for (let url: string | null = from; url !== null; ) {
    if (met.has(url) || met.size === MOST_PAGES)
      throw new OcpiFault('circle', `${url} was fetched before: the pages have no end`);
    met.add(url);
    const { data, next, total } = await client.get(url);
    if (!Array.isArray(data)) throw new OcpiFault('no-ocpi', `${url} holds no list`);
    const following: string | null = next ?? unlinked(url, data.length, total);
    yield { url, list: data, next: following, total };
    url = following;
  }
}
