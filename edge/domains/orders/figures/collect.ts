import { daysOf, figuresWindow, MONEY_IN } from '#edge/contract/orders/figures.ts';
import type { Context } from '#edge/graphql/context.ts';
import {
  type Funnel,
  funnel,
  type Moved,
  moneyByDay,
  moneyByPlace,
  ordersByDay,
  ordersByPlace,
  type PlaceMoney,
  type PlaceOrders,
  type StateCount,
  type StateTime,
  timeInState,
} from './figures.sql.ts';

export interface FigureDay {
  readonly day: string;
  readonly orders: readonly Omit<StateCount, 'day'>[];
  /** Null for whoever does not see money. */
  readonly money: { readonly inIdr: number; readonly outIdr: number } | null;
}

export interface FigurePlace extends PlaceOrders {
  readonly money: Omit<PlaceMoney, 'slug'> | null;
}

export interface FigureCode {
  readonly code: string;
  readonly isIn: boolean;
  readonly amountIdr: number;
}

export interface Figures {
  readonly from: number;
  readonly until: number;
  readonly days: readonly FigureDay[];
  readonly places: readonly FigurePlace[];
  /** By what it was for; null for whoever does not see money. */
  readonly codes: readonly FigureCode[] | null;
  readonly times: readonly StateTime[];
  readonly funnel: Funnel;
}

interface Wanted {
  readonly days: number;
  readonly place: string | null;
  readonly seesMoney: boolean;
}

const IN: readonly string[] = MONEY_IN;

const sum = (rows: readonly Moved[], isIn: boolean): number =>
  rows
    .filter(({ code }) => IN.includes(code) === isIn)
    .reduce((all, row) => all + row.amountIdr, 0);

const sumsByCode = (rows: readonly Moved[]): FigureCode[] =>
  [...Map.groupBy(rows, ({ code }) => code)].map(([code, moved]) => ({
    code,
    isIn: IN.includes(code),
    amountIdr: moved.reduce((all, row) => all + row.amountIdr, 0),
  }));

/** The shop's figures of the last days; graph, table and file are made of this one answer. */
export const collectFigures = async (
  { days, place, seesMoney }: Wanted,
  { read, clock }: Pick<Context, 'read' | 'clock'>,
): Promise<Figures> => {
  const window = figuresWindow(days, clock());
  const looking = { ...window, place };
  const [orders, places, times, course, moved, placeMoney] = await Promise.all([
    read(ordersByDay(looking)),
    read(ordersByPlace(looking)),
    read(timeInState(looking)),
    read(funnel(looking)),
    seesMoney ? read(moneyByDay(looking)) : null,
    seesMoney ? read(moneyByPlace(looking)) : null,
  ]);
  const ordersOf = Map.groupBy(orders, ({ day }) => day);
  const movedOf = moved && Map.groupBy(moved, ({ day }) => day);
  return {
    ...window,
    days: daysOf(window).map((day) => {
      const today = movedOf?.get(day) ?? [];
      return {
        day,
        orders: (ordersOf.get(day) ?? []).map(({ state, count }) => ({ state, count })),
        money: movedOf && { inIdr: sum(today, true), outIdr: sum(today, false) },
      };
    }),
    places: places.map((each) => ({
      ...each,
      money:
        placeMoney &&
        (placeMoney.find(({ slug }) => slug === each.slug) ?? { inIdr: 0, outIdr: 0 }),
    })),
    codes: moved && sumsByCode(moved),
    times,
    funnel: course,
  };
};
