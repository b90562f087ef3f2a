import type { ShopSettingsQuery } from '#web/platform/graphql/generated/content.ts';

const KEY = 'alva.settings';

export type ShopSettings = ShopSettingsQuery['shopSettings'];

/** As the server told them last: without signal, prices and deliveries are reckoned with them. */
export const recallSettings = (): ShopSettings | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(stored) ? (stored as ShopSettings) : undefined;
  } catch {
    return undefined;
  }
};

/** Each answer is written once, however many parts of a page wait for it. */
let written: ShopSettings | undefined;

export const rememberSettings = (settings: ShopSettings): void => {
  if (settings === written) return;
  written = settings;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or closed storage costs the memory, nothing else.
  }
};
