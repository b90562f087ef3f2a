'use client';

import { useEffect } from 'react';
import type { Look } from '#web/domains/catalog/look.ts';
import { ModelPicture } from '#web/domains/catalog/model-picture.tsx';
import type { Shot } from '#web/domains/catalog/shots.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { arrival } from '#web/platform/late/arrival.ts';
import { useArrival } from '#web/platform/late/use-arrival.ts';
import { useQuery } from '#web/platform/query.ts';
import { chosenLook } from './chosen-look.ts';

interface Spinning extends Look {
  /** Paths of the frames, once around; empty while the studio has none. */
  readonly frames: readonly string[];
  /** What stands in for them. */
  readonly still: Shot | null;
}

const viewer = arrival(async () => (await import('./spin-viewer.tsx')).default);

/** The first frame at once; what turns it arrives when the page is calm. */
export function Spin({ name, looks }: { name: string; looks: readonly Spinning[] }) {
  const t = useScopedI18n('catalog');
  const look = chosenLook(looks, useQuery());
  const Viewer = useArrival(viewer);
  const turns = (look?.frames.length ?? 0) > 0;
  useEffect(() => {
    if (!turns) return;
    const load = () => void viewer.fetch();
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
    idle(load, { timeout: 2000 });
  }, [turns]);
  if (look === undefined) return null;
  const alt = t('picture', { name, color: look.colorName });
  if (!turns)
    return (
      <ModelPicture
        shot={look.still}
        look={look}
        alt={alt}
        sizes="(min-width: 1024px) 55vw, 100vw"
        className="studio-band h-auto w-full rounded-2xl"
      />
    );
  // Another paint is another turn: it begins with its own first frame.
  if (Viewer) return <Viewer key={look.key} frames={look.frames} alt={alt} />;
  return (
    // The floor in front of it is where the slider comes: nothing jumps then, and nothing is empty before.
    <div className="studio-band rounded-2xl pb-6">
      <img
        src={look.frames[0]}
        alt={alt}
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        className="studio-cutout h-auto w-full"
      />
    </div>
  );
}
