import type { Loaded } from '#edge/domains/orders/load.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { changeApplication } from './application.sql.ts';
import { currentApplication } from './view.ts';

/**
 * The company of an application hears of what happened to its order from this moment on, not after the silence
 * between its words.
 * @param from epoch ms
 */
export const companyIsNext = (loaded: Loaded, from: number, now: number): Statements => {
  const application = currentApplication(loaded);
  return application === null
    ? []
    : changeApplication(application.id, { nextTryAt: from, tries: 0 }, now);
};
