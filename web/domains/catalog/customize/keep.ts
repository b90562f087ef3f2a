import type { Configuration } from '#edge/contract/catalog/configuration.ts';
import type { PurchaseState } from '#web/platform/purchase/state.ts';

const MOST = 10;

/** The same choice again takes the place of the older copy. */
export const withSaved = (
  state: PurchaseState,
  model: { readonly slug: string; readonly name: string },
  choice: Configuration,
  { id, total, now }: { id: string; total: number; now: number },
): PurchaseState => {
  const same = JSON.stringify([model.slug, choice]);
  const others = state.saved.filter((each) => JSON.stringify([each.slug, each.choice]) !== same);
  const saved = { id, slug: model.slug, productName: model.name, choice, total, savedAt: now };
  return { ...state, saved: [saved, ...others].slice(0, MOST) };
};
