/** A column whose values are sealed (edge/platform/cipher.ts). */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The column of the same row that says where a value opens. */
  readonly by: string;
  readonly placeOf: (by: string) => string;
}
