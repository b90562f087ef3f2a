'use client';

import { useEffect, useRef, useState } from 'react';
import { savesData } from '#web/platform/device/save-data.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Rotate3d } from '#web/ui/icons.ts';
import { nearestFrame, wrapped } from './turn.ts';
import { useDrag } from './use-drag.ts';
import { useFrames } from './use-frames.ts';

export interface SpinViewerProps {
  frames: readonly string[];
  alt: string;
}

/** Turns by dragging, by a swipe that rolls out, and by the slider from the keyboard. */
export default function SpinViewer({ frames, alt }: SpinViewerProps) {
  const t = useScopedI18n('catalog');
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [wish, setWish] = useState(0);
  const count = frames.length;
  const { there, failed } = useFrames(frames, attempt);
  const want = (): void => setAttempt((before) => before || 1);
  const turn = (frame: number): void => setWish(frame);
  const drag = useDrag(count, wish, turn);
  const wanted = wrapped(wish, count);
  const shown = nearestFrame(wanted, there, count);

  useEffect(() => {
    // With Save-Data the other frames wait until somebody reaches for them.
    if (savesData() || box.current === null) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setAttempt((before) => before || 1);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={box} className="studio-band relative rounded-2xl pb-6">
      <div
        {...drag}
        onPointerEnter={want}
        onPointerDown={(event) => {
          want();
          drag.onPointerDown(event);
        }}
        className="cursor-grab touch-pan-y select-none active:cursor-grabbing"
      >
        <img
          src={frames[shown]}
          alt={alt}
          width={800}
          height={600}
          decoding="sync"
          draggable={false}
          className="studio-cutout h-auto w-full"
        />
      </div>
      <label className="absolute inset-x-6 bottom-0 mx-auto flex max-w-sm items-center gap-3 text-muted">
        <Rotate3d size={20} aria-hidden="true" />
        <span className="sr-only">{t('spin')}</span>
        <input
          type="range"
          min={0}
          max={count - 1}
          value={wanted}
          aria-valuetext={t('spin-degrees', { degrees: Math.round((wanted * 360) / count) })}
          onFocus={want}
          onPointerDown={want}
          onChange={(event) => turn(Number(event.target.value))}
          className="h-tap w-full accent-accent-text"
        />
      </label>
      {/* What is missing takes more words, which get room of their own. */}
      <p
        role="status"
        className={`text-center text-muted text-sm ${failed.size > 0 ? 'px-4 pb-6' : 'absolute inset-x-4 top-1'}`}
      >
        {failed.size > 0 ? (
          <>
            {t('spin-missing', { missing: failed.size, count })}{' '}
            <button
              type="button"
              onClick={() => setAttempt((before) => before + 1)}
              className="font-semibold underline underline-offset-4"
            >
              {t('price.retry')}
            </button>
          </>
        ) : null}
        {failed.size === 0 && attempt > 0 && there.size < count
          ? t('spin-loading', { there: there.size, count })
          : null}
      </p>
    </div>
  );
}
