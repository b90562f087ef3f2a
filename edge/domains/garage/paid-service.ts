import type { Query } from '#db/query.ts';
import type { Text } from '#edge/contract/locale.ts';
import type { Result } from '#edge/platform/result.ts';

/** Work on a motorcycle, or cover for it, that is paid before it begins. */
interface PaidService {
  readonly orderId: string;
  /** The package, or the appointment. */
  readonly subject: string;
  /** The package, or the kind of work. */
  readonly slug: string;
  readonly name: Text;
  readonly vin: string;
  /** Whole rupiah, with tax. */
  readonly priceIdr: number;
  /** By then it is paid, or ends; epoch ms, null where the usual time of a payment counts alone. */
  readonly before: number | null;
  /** Slug of the workshop; null where it is at no place. */
  readonly dealerSlug: string | null;
}

/** `MANY`: the customer has too many orders without money. `OTHER`: the id is of another order. */
export type PayFault = 'MANY' | 'OTHER';

/** What is written so that a service is paid; nothing when its order was placed before. */
export type PayFor = (service: PaidService) => Promise<Result<readonly Query<unknown>[], PayFault>>;
