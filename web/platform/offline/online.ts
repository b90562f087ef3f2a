import { type Connectivity, createConnectivity } from './connectivity.ts';

let made: Connectivity | undefined;

/** The connectivity of this tab; in browsers only. */
export const connectivity = (): Connectivity => {
  made ??= createConnectivity({
    fetch: (input, init) => fetch(input, init),
    window,
    document,
  });
  return made;
};
