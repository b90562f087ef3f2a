/** `2026-11-21T17:05`, as `<input type="datetime-local">` has it: the wall clock of this device. */
export const toLocal = (at: number): string => {
  const offset = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - offset).toISOString().slice(0, 16);
};

/** Epoch ms; NaN for a text that is no time. */
export const fromLocal = (text: string): number => new Date(text).getTime();
