import { serverClock } from './browser.ts';
import { type Connectivity, createConnectivity } from './connectivity.ts';

let made: Connectivity | undefined;

/** The connectivity of this tab; in browsers only. */
export const connectivity = (): Connectivity => {
  made ??= createConnectivity({
    fetch: (input, init) => fetch(input, init),
    learn: (date) => serverClock().learn(date),
    elapsed: () => performance.now(),
    connected: () => navigator.onLine,
    window,
    document,
  });
  return made;
};
