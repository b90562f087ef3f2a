'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useQuery } from '../../../platform/query.ts';
import { Rotate3d } from '../../../ui/icons.ts';
import type { Look } from '../look.ts';
import { ModelPicture } from '../model-picture.tsx';
import type { Shot } from '../shots.ts';
import { chosenLook } from './chosen-look.ts';

interface Spinning extends Look {
  /** Paths of the frames, once around; empty while the studio has none. */
  readonly frames: readonly string[];
  /** What stands in for them. */
  readonly still: Shot | null;
}

/** Pixels of a drag for a full turn. */
const TURN = 640;

/**
 * The motorcycle to turn around: by dragging, or by the slider from the keyboard. The other frames
 * are fetched when someone reaches for it.
 */
export function Spin({ name, looks }: { name: string; looks: readonly Spinning[] }) {
  const t = useScopedI18n('catalog');
  const look = chosenLook(looks, useQuery());
  const [frame, setFrame] = useState(0);
  const drag = useRef<{ x: number; frame: number } | null>(null);
  const fetched = useRef('');
  if (look === undefined) return null;
  const { frames } = look;
  const alt = t('picture', { name, color: look.colorName });
  if (frames.length === 0)
    return (
      <ModelPicture
        shot={look.still}
        look={look}
        alt={alt}
        sizes="(min-width: 1024px) 55vw, 100vw"
        className="studio-band h-auto w-full rounded-2xl"
      />
    );

  const fetchAll = () => {
    if (fetched.current === look.key) return;
    fetched.current = look.key;
    for (const src of frames) new Image().src = src;
  };
  const turn = (to: number) =>
    setFrame(((Math.round(to) % frames.length) + frames.length) % frames.length);
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    fetchAll();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, frame };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (drag.current)
      turn(drag.current.frame - ((clientX - drag.current.x) / TURN) * frames.length);
  };
  const release = () => {
    drag.current = null;
  };
  return (
    <div>
      <div
        onPointerEnter={fetchAll}
        onPointerDown={grab}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        className="studio-band cursor-grab touch-pan-y select-none overflow-hidden rounded-2xl active:cursor-grabbing"
      >
        <img
          src={frames[frame]}
          alt={alt}
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="h-auto w-full"
        />
      </div>
      <label className="mx-auto mt-4 flex max-w-sm items-center gap-3 text-muted text-sm">
        <Rotate3d size={20} aria-hidden="true" />
        <span className="sr-only">{t('spin')}</span>
        <input
          type="range"
          min={0}
          max={frames.length - 1}
          value={frame}
          aria-valuetext={t('spin-degrees', { degrees: Math.round((frame * 360) / frames.length) })}
          onFocus={fetchAll}
          onPointerDown={fetchAll}
          onChange={(event) => turn(Number(event.target.value))}
          className="h-tap w-full accent-accent"
        />
      </label>
    </div>
  );
}
