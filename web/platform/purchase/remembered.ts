/**
 * What a device remembers of buying beside the purchase itself, under the specification's storage
 * names; decisions/remembered-keys.md says what each is. A sign-out removes all (`PERSONAL_KEYS`).
 */
export const REMEMBERED_KEYS = [
  'PURCHASE_BATTERY',
  'ALVA_PREMIUM',
  'N3_CONGRATULATION',
  'TRACK_N3_DETAIL',
] as const;
type RememberedKey = (typeof REMEMBERED_KEYS)[number];

export const recall = (key: RememberedKey): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const remember = (key: RememberedKey, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A full or closed storage costs the memory, nothing else.
  }
};
