import * as v from 'valibot';
import type { OcpiClient } from './client.ts';
import { OcpiFault } from './fault.ts';

/** Versions whose locations we read, the best first. */
const VERSIONS = ['2.3.0', '2.2.1', '2.2', '2.1.1'];

export interface OcpiEndpoints {
  readonly locations: string;
  /** An operator need not publish what it charges. */
  readonly tariffs: string | null;
}

const VersionList = v.array(v.object({ version: v.string(), url: v.pipe(v.string(), v.url()) }));

const VersionDetails = v.object({
  endpoints: v.array(
    v.object({
      identifier: v.string(),
      /** Since 2.2; we read from senders. */
      role: v.nullish(v.string()),
      url: v.pipe(v.string(), v.url()),
    }),
  ),
});

const isLocations = (url: string): boolean => /\/locations\/?$/.test(new URL(url).pathname);

const sameHost = (url: string, from: string): string => {
  if (new URL(url).origin === new URL(from).origin) return url;
  throw new OcpiFault('elsewhere', `${from} names an endpoint on another host: ${url}`);
};

const detailsAt = async (client: OcpiClient, url: string) => {
  const { data } = await client.get(url);
  const details = v.safeParse(VersionDetails, data);
  return details.success ? details.output : data;
};

/**
 * Finds the endpoints behind an operator's address: its list of versions, one version, or its
 * locations themselves.
 * @throws OcpiFault
 */
export const findEndpoints = async (client: OcpiClient, url: string): Promise<OcpiEndpoints> => {
  if (isLocations(url)) return { locations: url, tariffs: null };
  let answer = await detailsAt(client, url);
  const list = v.safeParse(VersionList, answer);
  if (list.success) {
    const best = VERSIONS.flatMap((version) =>
      list.output.filter((each) => each.version === version),
    )[0];
    if (best === undefined) {
      const spoken = list.output.map(({ version }) => version).join(', ') || 'none';
      throw new OcpiFault(
        'versions',
        `${url} speaks OCPI ${spoken}; we read ${VERSIONS.join(', ')}`,
      );
    }
    answer = await detailsAt(client, sameHost(best.url, url));
  }
  const details = v.safeParse(VersionDetails, answer);
  if (!details.success)
    throw new OcpiFault('no-ocpi', `${url} is neither versions nor endpoints of OCPI`);
  const of = (name: string): string | undefined =>
    details.output.endpoints.find(
      ({ identifier, role }) => identifier === name && (role == null || role === 'SENDER'),
    )?.url;
  const [locations, tariffs] = [of('locations'), of('tariffs')];
  if (locations === undefined) throw new OcpiFault('no-ocpi', `${url} offers no locations`);
  return {
    locations: sameHost(locations, url),
    tariffs: tariffs === undefined ? null : sameHost(tariffs, url),
  };
};
