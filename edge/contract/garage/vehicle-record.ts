/**
 * A vehicle as `sync` sends it to its owner and to guests who may ride it: the fields of the
 * specification's Vehicle that a device may keep (design §8). Times are ISO-8601 in UTC.
 */
export interface VehicleRecord {
  readonly vin: string;
  readonly productName: string;
  readonly productCode: string;
  readonly generation: string;
  readonly colorName: string;
  /** Picture of the model in its colour. */
  readonly snapshot: string | null;
  readonly registrationPlate: string | null;
  readonly purchaseDate: string;
  readonly arrivedDate: string | null;
  readonly deliveryDate: string | null;
  readonly warrantyValid: string | null;
  readonly rsaExpDate: string | null;
  /** At the time of the answer; afterwards `rsaExpDate` tells. */
  readonly isActiveRSA: boolean;
  readonly user: {
    /** The owner. */
    readonly name: string;
    /** Whether the owner is who asks; false for a guest. */
    readonly own: boolean;
  };
}
