import type { APIRequestContext } from '@playwright/test';

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);

/** The sitemaps behind the index that robots.txt names: path of each file, and its text. */
export const sitemaps = async (request: APIRequestContext): Promise<Map<string, string>> => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: https?:\/\/[^/]+(\S+)$/m.exec(robots) ?? [];
  const files = locations(await (await request.get(index)).text());
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await (await request.get(file)).text()] as const),
    ),
  );
};

/** Path of every page search engines are told about, with its language. */
export const listedAddresses = async (request: APIRequestContext): Promise<string[]> =>
  [...(await sitemaps(request)).values()].flatMap(locations);
