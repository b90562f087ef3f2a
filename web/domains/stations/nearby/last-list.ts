/** Whether the step before this one in the history is the list; a deep link has nothing behind it. */
let opened = false;

export const lastList = {
  leave: (): void => {
    opened = true;
  },
  arrive: (): void => {
    opened = false;
  },
  isBehindUs: (): boolean => opened,
};
