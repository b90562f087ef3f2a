type Host = () => Promise<boolean>;

let host: Host | undefined;
let proving: Promise<boolean> | undefined;

/**
 * Has the person prove once more who they are, in the dialog that the page shows for it; whatever asks
 * meanwhile waits for the same answer. False when they would not, or the page has no such dialog.
 */
export const proveAgain = (): Promise<boolean> => {
  if (host === undefined) return Promise.resolve(false);
  proving ??= host().finally(() => {
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
