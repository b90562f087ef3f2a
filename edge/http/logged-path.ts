/** Addresses whose last part is a key: whoever reads a log must not be able to use it. */
const WITH_A_KEY = ['/api/notifications/unsubscribe/'];

/** The path as logs have it. */
export const loggedPath = (path: string): string => {
  const before = WITH_A_KEY.find((each) => path.startsWith(each));
  return before === undefined ? path : `${before}:token`;
};
