/** A token of `tokens.css`, read when the chart is drawn: a canvas does not follow the theme by itself. */
export type ChartColour = 'accent' | 'positive' | 'line-strong';

interface ChartSeries {
  readonly name: string;
  readonly colour: ChartColour;
  /** One a column, in their order. */
  readonly values: readonly number[];
}

interface ChartColumn {
  /** Below it, as far as there is room. */
  readonly label: string;
  /** Above what it holds, when it is pointed at. */
  readonly title: string;
}

export interface BarChartProps {
  readonly columns: readonly ChartColumn[];
  readonly series: readonly ChartSeries[];
  /** Parts of one whole stand on each other, others side by side. */
  readonly stacked: boolean;
  /** A value in full, and as short as a scale needs it. */
  readonly inFull: (value: number) => string;
  readonly inShort: (value: number) => string;
}
