/** The Badging API, where there is one. */
interface Badging {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Writes that wait on this device, and notifications that were not read. */
const counts = { waiting: 0, unread: 0 };

/**
 * Shows on the icon of the installed app how much waits for its person. A browser without badges, or one
 * that refuses them, shows nothing.
 */
export const showOnIcon = async (
  what: keyof typeof counts,
  many: number,
  badging: Badging,
): Promise<void> => {
  counts[what] = many;
  const count = counts.waiting + counts.unread;
  try {
    if (count > 0) await badging.setAppBadge?.(count);
    else await badging.clearAppBadge?.();
  } catch {
    // Not installed, or not allowed: the page itself says what waits.
  }
};
