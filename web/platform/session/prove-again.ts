/** To be sure who somebody is, by the ways their account has; or to add a way it does not have yet. */
export type ProofPurpose = 'confirm' | 'add';
type Host = (purpose: ProofPurpose) => Promise<boolean>;

let host: Host | undefined;
let proving: Promise<boolean> | undefined;

/**
 * Has the person prove once more who they are, in the dialog that the page shows for it; whatever asks
 * meanwhile waits for the same answer. False when they would not, or the page has no such dialog.
 */
export const proveAgain = (purpose: ProofPurpose = 'confirm'): Promise<boolean> => {
  if (host === undefined) return Promise.resolve(false);
  proving ??= host(purpose).finally(() => {
    proving = undefined;
  });
  return proving;
};

/** @returns takes the dialog away again */
export const hostProveAgain = (mine: Host): (() => void) => {
  host = mine;
  return () => {
    if (host === mine) host = undefined;
  };
};
