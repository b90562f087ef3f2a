import { type TimedStatus, trustedStatus } from './freshness.ts';
import type { NearbySearch } from './params.ts';
import type { Connector, Evse } from './record.ts';
import type { EvseStatus } from './vocabulary.ts';

export type ConnectorWish = Pick<NearbySearch, 'connectors' | 'minPower'>;

export const ANY_CONNECTOR: ConnectorWish = { connectors: null, minPower: null };

const connectorFits = (connector: Connector, wish: ConnectorWish): boolean =>
  (wish.connectors === null || wish.connectors.includes(connector.standard)) &&
  (wish.minPower === null || (connector.maxElectricPower ?? 0) >= wish.minPower);

/** One connector has to meet the whole wish: a strong one and a fitting one apart are of no use. */
export const evseFits = (evse: Evse, wish: ConnectorWish): boolean =>
  (wish.connectors === null && wish.minPower === null) ||
  evse.connectors.some((connector) => connectorFits(connector, wish));

export type StatusOf = (evseId: string) => TimedStatus | undefined;

export interface Availability {
  /** EVSEs that fit the wish: an EVSE charges one vehicle at a time, however many connectors it has. */
  readonly total: number;
  /** How many of them are free; `null` when no status is recent enough to tell. */
  readonly free: number | null;
  readonly status: EvseStatus;
}

/** Best first: what one says about a station whose EVSEs differ. */
const RANK: readonly EvseStatus[] = [
  'AVAILABLE',
  'CHARGING',
  'RESERVED',
  'BLOCKED',
  'OUTOFORDER',
  'INOPERATIVE',
  'PLANNED',
];

export const availabilityOf = (
  evses: readonly Evse[],
  statusOf: StatusOf,
  now: number,
  wish: ConnectorWish = ANY_CONNECTOR,
): Availability => {
  const statuses = evses
    .filter((evse) => evseFits(evse, wish) && statusOf(evse.id)?.status !== 'REMOVED')
    .map((evse) => trustedStatus(statusOf(evse.id), now));
  const reported = statuses.filter((status) => status !== 'UNKNOWN');
  return {
    total: statuses.length,
    free: reported.length === 0 ? null : reported.filter((status) => status === 'AVAILABLE').length,
    status: RANK.find((status) => statuses.includes(status)) ?? 'UNKNOWN',
  };
};
