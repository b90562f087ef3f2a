/** The shortest window in which the BFF counts tries; the others are multiples of it. In ms. */
const WINDOW_MS = 10 * 60_000;
const ROOM_MS = 10_000;

/** Waits for the next window when this one ends before a test could use its tries up. */
export const roomInWindow = async (windowMs = WINDOW_MS): Promise<void> => {
  const left = windowMs - (Date.now() % windowMs);
  if (left < ROOM_MS) await new Promise((resolve) => setTimeout(resolve, left));
};
