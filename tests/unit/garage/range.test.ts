import { describe, expect, it } from 'vitest';
import { estimateRange } from '#edge/contract/garage/range.ts';
import type { FittedBattery } from '#edge/contract/garage/vehicle-record.ts';
import { HOUR_MS } from '#edge/contract/time.ts';

const NOW = Date.UTC(2026, 10, 20);
const battery = (row: Partial<FittedBattery> = {}): FittedBattery => ({
  slot: 1,
  serialNumber: 'AB74-24-2025-0000011',
  model: 'AB74-24',
  dateManufacture: '2025-01-01T00:00:00.000Z',
  batteryCycle: 100,
  batteryLock: false,
  firmwareVersion: '3.0.4',
  isBoostChargeCapable: false,
  capacityWh: 1_793,
  warrantyExpiryDate: '2028-01-01T00:00:00.000Z',
  chargePercent: 100,
  reportedAt: new Date(NOW - HOUR_MS).toISOString(),
  ...row,
});

describe('range estimate', () => {
  it('is the factory figure for full packs', () => {
    expect(estimateRange('2', [battery()], NOW)?.km).toBe(62);
    expect(estimateRange('2', [battery(), battery({ slot: 2 })], NOW)?.km).toBe(124);
  });

  it('follows the charge of all packs, and tells the oldest report', () => {
    const older = new Date(NOW - 3 * HOUR_MS).toISOString();
    const packs = [
      battery({ chargePercent: 80 }),
      battery({ chargePercent: 40, reportedAt: older }),
    ];
    expect(estimateRange('2', packs, NOW)).toEqual({
      km: 74,
      chargePercent: 60,
      at: NOW - 3 * HOUR_MS,
    });
  });

  it.each([
    ['a battery that never reported', '2', [battery(), battery({ chargePercent: null })]],
    [
      'a report from yesterday',
      '2',
      [battery({ reportedAt: new Date(NOW - 25 * HOUR_MS).toISOString() })],
    ],
    ['no battery at all', '2', []],
    ['a generation without a figure', '9.9', [battery()]],
    ['a name every object has', 'constructor', [battery()]],
  ])('is not made up from %s', (_, generation, batteries) => {
    expect(estimateRange(generation, batteries, NOW)).toBeUndefined();
  });
});
