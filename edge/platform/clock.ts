/** Epoch milliseconds, UTC. Passed in everywhere so that tests own the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
