/** Whether the step before this one in the history is the list; a deep link has nothing behind it. */
let behind = false;

export const lastList = {
  leave: (): void => {
    behind = true;
  },
  arrive: (): void => {
    behind = false;
  },
  isBehindUs: (): boolean => behind,
};
