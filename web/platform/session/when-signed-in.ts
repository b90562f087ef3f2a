import { session } from './browser.ts';

/** Once, now or later in this tab. */
export const whenSignedIn = (run: (customerId: string) => void): void => {
  const look = (): boolean => {
    const { state } = session();
    if (state.kind === 'signed-in') run(state.customerId);
    return state.kind === 'signed-in';
  };
  if (look()) return;
  const stop = session().subscribe(() => {
    if (look()) stop();
  });
};
