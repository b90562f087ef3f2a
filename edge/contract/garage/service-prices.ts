import type { Text } from '#edge/contract/locale.ts';
import type { SERVICE_KINDS } from './service-slots.ts';

type ServiceKind = (typeof SERVICE_KINDS)[number];

interface Service {
  readonly name: Text;
  /** Paid beforehand, with tax, whole rupiah; 0 where nobody knows it before the workshop has looked. */
  readonly priceIdr: number;
  /** Comes with the motorcycle for a time. */
  readonly isFreeAtFirst: boolean;
}

/** Demo figures, like all prices (db/content/catalog/decisions/demo-prices.md). */
export const SERVICES: Readonly<Record<ServiceKind, Service>> = {
  PERIODIC: {
    name: { en: 'Periodic service', id: 'Servis berkala' },
    priceIdr: 150_000,
    isFreeAtFirst: true,
  },
  REPAIR: { name: { en: 'Repair', id: 'Perbaikan' }, priceIdr: 0, isFreeAtFirst: false },
  TYRES: {
    name: { en: 'Tyres', id: 'Ban' },
    priceIdr: 95_000,
    isFreeAtFirst: false,
  },
  BATTERY_CHECK: {
    name: { en: 'Battery check', id: 'Pemeriksaan baterai' },
    priceIdr: 75_000,
    isFreeAtFirst: true,
  },
};

/**
 * What is paid for an appointment before it; 0 for what costs nothing then.
 *
 * @param freeUntilAt end of the service that comes with the motorcycle, epoch ms
 */
export const servicePrice = (
  kind: ServiceKind,
  slotAt: number,
  freeUntilAt: number | null,
): number => {
  const { priceIdr, isFreeAtFirst } = SERVICES[kind];
  return isFreeAtFirst && freeUntilAt !== null && slotAt < freeUntilAt ? 0 : priceIdr;
};

/** The order that an appointment (`sbk_…`), a stated price (`sve_…`) or cover (`rsb_…`) is paid with: sent again it is the same one. */
export const orderIdOfService = (id: string): string => `ord_${id.slice(4)}`;
