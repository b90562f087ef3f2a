/** `Retry-After`, in seconds: spread, so that those who are sent away do not come back together. */
export const RETRY_AFTER_S = { from: 2, to: 12 } as const;

export const retryAfterCrowd = (random: () => number = Math.random): string => {
  const { from, to } = RETRY_AFTER_S;
  return String(from + Math.floor(random() * (to - from + 1)));
};
