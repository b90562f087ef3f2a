import { csvOf } from '#edge/contract/csv.ts';
import type { Figures } from './collect.ts';

/** Orders and money day by day as CSV with a header; amounts in rupiah. */
export const figuresCsv = ({ days }: Figures): string => {
  const states = [
    ...new Set(days.flatMap(({ orders }) => orders.map(({ state }) => state))),
  ].sort();
  return csvOf([
    ['day', 'orders', ...states, 'money in', 'money out'],
    ...days.map(({ day, orders, money }) => [
      day,
      orders.reduce((all, { count }) => all + count, 0),
      ...states.map((state) => orders.find((each) => each.state === state)?.count ?? 0),
      money?.inIdr ?? null,
      money?.outIdr ?? null,
    ]),
  ]);
};
