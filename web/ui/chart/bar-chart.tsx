'use client';

import { useEffect, useRef } from 'react';
import { onThemeChange } from '#web/ui/theme-change.ts';
import { drawBars } from './draw.ts';
import type { BarChartProps } from './series.ts';

/** It fills the element around it. */
export function BarChart({ columns, series, stacked, inFull, inShort }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const draw = () => drawBars(element, { columns, series, stacked, inFull, inShort });
    let takeOff = draw();
    const stop = onThemeChange(() => {
      takeOff();
      takeOff = draw();
    });
    return () => {
      stop();
      takeOff();
    };
  }, [columns, series, stacked, inFull, inShort]);
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <canvas ref={canvas} />
    </div>
  );
}
