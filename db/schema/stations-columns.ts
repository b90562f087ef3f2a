/** `[from, to)` */
type Span = readonly [from: number, to: number];

/** Opening hours; spans are minutes since Monday 00:00 local time, exceptions epoch milliseconds. */
export interface HoursColumn {
  readonly always: boolean;
  readonly week: readonly Span[];
  readonly openings: readonly Span[];
  readonly closings: readonly Span[];
}

export interface PictureColumn {
  readonly name: string;
  readonly url: string;
}
