const CHOOSING = 'order';
const PAYING = 'pay';
const BY_INSTALMENTS = 'instalments';

interface PlannedOrder {
  readonly id: string;
  readonly product: { readonly slug: string };
}

/** Where the plan of an order that stands already is chosen: at its price, and with the way back to it. */
export const planPathOf = ({ id, product }: PlannedOrder): string =>
  `/product/${product.slug}/customize/payment/installment?${CHOOSING}=${id}`;

/** The order whose plan the page of this query chooses; null for a purchase that is still to be made. */
export const orderChoosing = (query: URLSearchParams): string | null => query.get(CHOOSING);

/** The order's page, with the plan that was chosen just now before the person. */
export const planChosenPath = (id: string): string =>
  `/my-orders/${id}?${PAYING}=${BY_INSTALMENTS}`;

/** Whether the person comes back to the order with a plan. */
export const isPlanChosen = (query: URLSearchParams): boolean =>
  query.get(PAYING) === BY_INSTALMENTS;
