/** In units of the drawing; the page scales it. */
const WIDTH = 600;
const HEIGHT = 90;
const GAP = 0.22;

interface Bar {
  readonly key: string;
  readonly value: number;
}

/** Bars over time by their own scale. It says nothing to who does not see it: a text and a table beside it do. */
export function Bars({ bars, className }: { bars: readonly Bar[]; className: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / bars.length;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-24 w-full overflow-visible"
      aria-hidden="true"
    >
      {bars.map(({ key, value }, at) => {
        const height = (value / most) * HEIGHT;
        return (
          <rect
            key={key}
            x={at * step + (step * GAP) / 2}
            y={HEIGHT - height}
            width={step * (1 - GAP)}
            height={height}
            className={className}
          />
        );
      })}
      <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" />
    </svg>
  );
}
