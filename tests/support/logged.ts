import { vi } from 'vitest';

const PATIENCE = { timeout: 60_000, interval: 10 };

/** Lines of the worker come by a pipe of their own, so that one may come after the answer: waits for what is to be said of them. */
export const whenLogged = <T>(look: () => T): Promise<T> => vi.waitFor(look, PATIENCE);

/** The last line with this in it. */
export const loggedLine = (logs: readonly string[], text: string): Promise<string> =>
  whenLogged(() => {
    const line = logs.findLast((each) => each.includes(text));
    if (line === undefined) throw new Error(`No line of the log has ${text} in it`);
    return line;
  });
