/** The payment of an order that was just placed: its page opens it at once, this page and no other. */
let waiting: { readonly orderId: string; readonly method: string } | undefined;

export const startAtOnce = (orderId: string, method: string): void => {
  waiting = { orderId, method };
};

/** The method to pay this order with now; once. */
export const takeStart = (orderId: string): string | undefined => {
  if (waiting?.orderId !== orderId) return undefined;
  const { method } = waiting;
  waiting = undefined;
  return method;
};
