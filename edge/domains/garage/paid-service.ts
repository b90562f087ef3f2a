import type { Query } from '#db/query.ts';
import type { Text } from '#edge/contract/locale.ts';
import type { Result } from '#edge/platform/result.ts';

/** A part of it with a price of its own. */
interface Piece {
  readonly name: Text;
  /** Whole rupiah, with tax. */
  readonly priceIdr: number;
}

/** Work on a motorcycle, or cover for it, that is paid by an order of its own. */
interface PaidService {
  readonly orderId: string;
  /** The package, the appointment, or the price that the workshop has stated. */
  readonly subject: string;
  /** The package, or the kind of work. */
  readonly slug: string;
  readonly name: Text;
  readonly vin: string;
  /** At least one. */
  readonly pieces: readonly Piece[];
  /** By then it is paid, or ends; epoch ms, null where the usual time of a payment counts alone. */
  readonly before: number | null;
  /** Slug of the workshop; null where it is at no place. */
  readonly dealerSlug: string | null;
}

/** `MANY`: the customer has too many orders without money. `OTHER`: the id is of another order. */
export type PayFault = 'MANY' | 'OTHER';

/** What is written so that a service is paid; nothing when its order was placed before. */
export type PayFor = (service: PaidService) => Promise<Result<readonly Query<unknown>[], PayFault>>;
