import { SERVICE_KINDS } from '#edge/contract/garage/service-slots.ts';
import { beginCover, endAppointment, endCover } from '#edge/domains/garage/index.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import type { Deps } from '#edge/platform/deps.ts';

const isWork = (slug: string): boolean => SERVICE_KINDS.some((kind) => kind === slug);

/** Cover that an order pays for begins; nothing for work on a motorcycle, and for anything else. */
export const coverOf = async (
  { order, items }: Loaded,
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
): Promise<Statements> => {
  const [item] = items;
  if (order.kind !== 'SERVICE' || item?.vin == null || isWork(item.slug)) return [];
  const cover = {
    id: ids('rsb'),
    orderId: order.id,
    packageId: item.slug,
    vin: item.vin,
    customerId: order.customerId,
    priceIdr: item.unitIdr,
  };
  return beginCover(cover, clock(), primaryReader(db));
};

/** What an order of a service was for ends with it. */
export const endService = ({ id, kind }: Loaded['order'], now: number): Statements =>
  kind === 'SERVICE' ? [...endAppointment(id), ...endCover({ orderId: id, now })] : [];
