'use client';

import { type PointerEvent, useEffect, useRef } from 'react';

/** Pixels of a drag for a full turn. */
const TURN_PX = 640;
/** What is left of the speed after 16 ms. */
const FRICTION = 0.94;
/** Frames per millisecond below which it stands. */
const STILL = 0.002;

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Turns by dragging, and rolls on when it is let go, unless the person prefers less motion. */
export const useDrag = (count: number, frame: number, onTurn: (frame: number) => void) => {
  const drag = useRef<{ x: number; from: number } | null>(null);
  const last = useRef({ frame, at: 0, speed: 0 });
  const rolling = useRef(0);
  const stop = (): void => cancelAnimationFrame(rolling.current);
  useEffect(() => () => cancelAnimationFrame(rolling.current), []);

  const roll = (from: number, speed: number): void => {
    let [at, pace, then] = [from, speed, performance.now()];
    const step = (now: number): void => {
      const elapsed = now - then;
      then = now;
      at += pace * elapsed;
      pace *= FRICTION ** (elapsed / 16);
      onTurn(at);
      if (Math.abs(pace) > STILL) rolling.current = requestAnimationFrame(step);
    };
    rolling.current = requestAnimationFrame(step);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      stop();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, from: frame };
      last.current = { frame, at: event.timeStamp, speed: 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return;
      const to = drag.current.from - ((event.clientX - drag.current.x) / TURN_PX) * count;
      const elapsed = event.timeStamp - last.current.at;
      if (elapsed > 0)
        last.current = {
          frame: to,
          at: event.timeStamp,
          speed: (to - last.current.frame) / elapsed,
        };
      onTurn(to);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return;
      drag.current = null;
      const { frame: at, speed, at: moved } = last.current;
      // A finger that rested before it was lifted wants the motorcycle to stay.
      if (event.timeStamp - moved < 60 && Math.abs(speed) > STILL && !isCalm()) roll(at, speed);
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
};
