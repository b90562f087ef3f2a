type Listener = () => void;

const listeners = new Set<Listener>();

/** A write of staff wants them to prove once more who they are; whoever shows that dialog hears of it. */
export const askToProveAgain = (): void => {
  for (const listener of listeners) listener();
};

/** @returns stops listening */
export const onProveAgain = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
