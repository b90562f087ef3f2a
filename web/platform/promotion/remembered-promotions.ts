import type { PromotionsQuery } from '#web/platform/graphql/generated/main.ts';

const KEY = 'alva.promotions';

type Announced = PromotionsQuery['promotions'];

/** As the server told them last: without signal, prices show the codes that count by their own dates. */
export const recallPromotions = (): Announced | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(stored) ? (stored as Announced) : undefined;
  } catch {
    return undefined;
  }
};

/** Each answer is written once, however many prices of a page wait for it. */
let written: Announced | undefined;

export const rememberPromotions = (promotions: Announced): void => {
  if (promotions === written) return;
  written = promotions;
  try {
    localStorage.setItem(KEY, JSON.stringify(promotions));
  } catch {
    // A full or closed storage costs the memory, nothing else.
  }
};
