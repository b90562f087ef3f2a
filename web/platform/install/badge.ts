/** The Badging API, where there is one. */
interface Badging {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/**
 * Shows on the icon of the installed app how many writes wait on this device. A browser without
 * badges, or one that refuses them, shows nothing.
 */
export const showWaiting = async (count: number, badging: Badging): Promise<void> => {
  try {
    if (count > 0) await badging.setAppBadge?.(count);
    else await badging.clearAppBadge?.();
  } catch {
    // Not installed, or not allowed: the page itself says what waits.
  }
};
