export const MOST_TOASTS = 3;
export const TOAST_MS = 5000;

/**
 * Which toasts are up after one more arrives. The same words are the same toast; a fourth pushes
 * out the oldest.
 */
export const admit = (
  up: readonly string[],
  id: string,
): { up: readonly string[]; isNew: boolean; pushedOut: readonly string[] } => {
  if (up.includes(id)) return { up, isNew: false, pushedOut: [] };
  const all = [...up, id];
  const over = Math.max(0, all.length - MOST_TOASTS);
  return { up: all.slice(over), isNew: true, pushedOut: all.slice(0, over) };
};
