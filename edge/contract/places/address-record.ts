/** The delivery address of the customer, as `sync` sends it and the device keeps it. */
export interface AddressRecord {
  readonly address: string;
  readonly provinceId: string;
  readonly provinceName: string;
  readonly cityId: string;
  readonly cityName: string;
  readonly districtId: string;
  readonly districtName: string;
  readonly zipCode: string;
  readonly note: string | null;
  /** The pin; both or neither. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** When it was given, by the clock of the device; epoch ms. */
  readonly changedAt: number;
}
