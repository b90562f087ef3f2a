import type { Plan } from './plan.ts';

/** One month of a plan; whole rupiah. */
export interface Due {
  /** From 1. */
  readonly month: number;
  readonly due: number;
  /** With this month's. */
  readonly paid: number;
  /** Nothing is left after the last month. */
  readonly left: number;
}

/** The months of a plan, one by one. */
export const scheduleOf = ({ installments, total }: Plan): Due[] => {
  let paid = 0;
  return installments.map((due, at) => {
    paid += due;
    return { month: at + 1, due, paid, left: total - paid };
  });
};
