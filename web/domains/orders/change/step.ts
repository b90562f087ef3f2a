import type { WantedChange } from '#edge/contract/orders/change.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';

/** A screen on which a part of an order becomes another one. */
export interface ChangeStep {
  order: OrderRecord;
  onBack: () => void;
  onChosen: (change: WantedChange) => void;
}
