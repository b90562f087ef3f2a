import { JAKARTA_MS } from '#edge/contract/time.ts';
import type { StatementRow } from './model.ts';

const timeOf = (at: number): string =>
  new Date(at + JAKARTA_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The shop's account as the provider's dashboard exports it: its columns, a line a change. */
export const statementOf = (rows: readonly StatementRow[]): string =>
  [
    ['Date & Time', 'Order ID', 'Transaction Type', 'Channel', 'Status', 'Amount', 'Fee'],
    ...rows.map(({ at, name, type, channel, amount, fee }) => [
      timeOf(at),
      name,
      type,
      channel,
      'success',
      amount,
      fee,
    ]),
  ]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');
