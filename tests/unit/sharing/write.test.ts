import { beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { type NewLoan, writeLoan } from '#web/domains/sharing/guests/write.ts';

const written: { operation: string; variables: unknown }[] = [];

vi.mock('#web/platform/device/device.ts', () => ({ device: () => ({ clock: { now: () => 0 } }) }));
vi.mock('#web/platform/device/outbox.ts', () => ({
  outbox: () => ({
    items: async () => [],
    enqueue: async (operation: string, variables: unknown) => {
      written.push({ operation, variables });
      return { ok: true };
    },
  }),
}));

const START = Date.parse('2026-01-10T12:00:00Z');
const END = START + 6 * HOUR_MS;
const LOAN: NewLoan = {
  vin: 'v',
  uID: 'u',
  name: 'Sari',
  start: undefined,
  end: END,
  allows: [],
};

beforeEach(() => void written.splice(0));

it('a loan from now on names no beginning, so that it begins by the clock of the server', async () => {
  await writeLoan(LOAN, []);
  expect(written).toMatchObject([
    { operation: 'shareEv', variables: { loanStart: null, loanEnd: new Date(END).toISOString() } },
  ]);
});

it('a loan from a chosen time on begins then', async () => {
  await writeLoan({ ...LOAN, start: START }, []);
  expect(written).toMatchObject([
    { operation: 'shareEv', variables: { loanStart: new Date(START).toISOString() } },
  ]);
});
