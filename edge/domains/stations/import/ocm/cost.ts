import type { Prices } from '#edge/contract/stations/record.ts';

const MOST_IDR = 1_000_000;
const MINUTES = 60;

type Unit = 'perKwh' | 'perMinute' | 'perSession';

/** Words for what is paid for, and how many of our units one of them holds. */
const UNITS: readonly (readonly [words: RegExp, unit: Unit, count: number])[] = [
  [/^k\s?wh$/i, 'perKwh', 1],
  [/^(min|mins|minutes?|menit)$/i, 'perMinute', 1],
  [/^(h|hr|hours?|jam)$/i, 'perMinute', MINUTES],
  [/^(sessions?|sesi|charge)$/i, 'perSession', 1],
];

/** `Rp 2.466,78/kWh`, `IDR 2467 per kWh`; Indonesian points group thousands, a comma is the decimal. */
const AMOUNT =
  /(?:rp\.?|idr)\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?\s*(?:\/|per\s+)\s*(k\s?wh|[a-z]+)/gi;

/**
 * What can surely be told from a cost in free words: amounts in rupiah with their unit, and "free".
 * Everything else says nothing.
 */
export const pricesIn = (cost: string | null | undefined): Prices => {
  const text = cost ?? '';
  const prices: Record<Unit, number | null> = { perKwh: null, perMinute: null, perSession: null };
  for (const [, whole = '', cents = '0', words = ''] of text.matchAll(AMOUNT)) {
    const [, unit, count] = UNITS.find(([pattern]) => pattern.test(words)) ?? [];
    if (unit === undefined || count === undefined) continue;
    const amount = Math.round(Number(`${whole.replaceAll('.', '')}.${cents}`) / count);
    if (amount > 0 && amount <= MOST_IDR) prices[unit] = amount;
  }
  const costs = Object.values(prices).some((price) => price !== null);
  return { free: !costs && /^(free|gratis|rp\.?\s?0)\b/i.test(text), ...prices };
};
