'use client';

import { useEffect, useState } from 'react';
import { loadingOrder } from './turn.ts';

const AT_ONCE = 4;

interface Frames {
  readonly of: string;
  readonly there: ReadonlySet<number>;
  readonly failed: ReadonlySet<number>;
}

const load = (src: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = src;
  });

/**
 * The pictures of a turn as they arrive, a coarse turn first.
 * @param attempt nothing is fetched at 0; each higher number tries again what is missing
 */
export const useFrames = (frames: readonly string[], attempt: number) => {
  const of = frames[0] ?? '';
  const [loaded, setLoaded] = useState<Frames>({ of, there: new Set([0]), failed: new Set() });
  const { there, failed } =
    loaded.of === of ? loaded : { there: new Set([0]), failed: new Set<number>() };

  useEffect(() => {
    if (attempt === 0) return;
    let isOver = false;
    const queue = loadingOrder(frames.length);
    const arrived = (frame: number, isThere: boolean): void =>
      setLoaded((before) => {
        const base = before.of === of ? before : { there: new Set([0]), failed: new Set<number>() };
        const [there, failed] = [new Set(base.there), new Set(base.failed)];
        if (isThere) failed.delete(frame);
        else failed.add(frame);
        if (isThere) there.add(frame);
        return { of, there, failed };
      });
    const work = async (): Promise<void> => {
      for (let frame = queue.shift(); frame !== undefined && !isOver; frame = queue.shift()) {
        const isThere = await load(frames[frame] ?? '');
        if (!isOver) arrived(frame, isThere);
      }
    };
    for (let at = 0; at < AT_ONCE; at++) void work();
    return () => {
      isOver = true;
    };
  }, [of, frames, attempt]);

  return { there, failed };
};
