import type { ReactNode } from 'react';
import type { WantedChange } from '#edge/contract/orders/change.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import type {
  ChangePreviewFragment,
  OrderChangeInput,
} from '#web/platform/graphql/generated/main.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';

/** A screen on which a part of an order becomes another one. */
export interface ChangeStep {
  order: OrderRecord;
  onBack: () => void;
  onChosen: (change: WantedChange) => void;
}

export type Plan = Extract<ChangePreviewFragment, { __typename: 'OrderChangePreview' }>;

export type PreviewDocument = TrustedDocument<
  { readonly [name: string]: ChangePreviewFragment | null },
  { id: string; change: OrderChangeInput }
>;

export interface ChangeStepsProps {
  order: OrderRecord;
  /** What a change would mean, asked as who looks at it. */
  preview: PreviewDocument;
  /** The last screen, under the difference: what sends it. */
  confirm: (change: WantedChange, plan: Plan, onAgain: () => void) => ReactNode;
}
