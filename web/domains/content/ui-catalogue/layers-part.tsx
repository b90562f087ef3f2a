'use client';

import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Gallery } from '#web/ui/gallery.tsx';
import { Motorbike } from '#web/ui/icons.ts';
import { MapFrame } from '#web/ui/map-frame.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast.ts';
import { Part } from './part.tsx';
import type { Samples } from './samples.ts';

const SLIDES = [1, 2, 3, 4];

export function LayersPart({ s }: { s: Samples }) {
  const [layer, setLayer] = useState<'dialog' | 'sheet'>();
  const close = () => setLayer(undefined);
  const actions = (
    <>
      <Button variant="quiet" onClick={close}>
        {s.cancel}
      </Button>
      <Button onClick={close}>{s.save}</Button>
    </>
  );
  return (
    <>
      <Part id="media" title={s.media}>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <Gallery
            label={s.picture}
            slides={SLIDES.map((n) => ({
              id: String(n),
              label: `${s.picture} ${n}`,
              content: (
                <span className="studio grid aspect-[4/3] place-items-center">
                  <Motorbike size={40 + n * 24} strokeWidth={1} />
                </span>
              ),
              thumb: (
                <span className="studio grid size-full place-items-center">
                  <Motorbike size={20 + n * 4} />
                </span>
              ),
            }))}
          />
          <MapFrame label={s.map} attribution="ALVA">
            <div className="studio size-full" />
          </MapFrame>
        </div>
      </Part>
      <Part id="layers" title={s.layers}>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setLayer('dialog')}>
            Dialog
          </Button>
          <Button variant="secondary" onClick={() => setLayer('sheet')}>
            Sheet
          </Button>
          <Button variant="secondary" popoverTarget="u-popover">
            Popover
          </Button>
          <Button variant="secondary" onClick={() => toast({ message: s.sent, tone: 'positive' })}>
            Toast
          </Button>
          <Button variant="secondary" onClick={() => toast({ message: s.wrong, tone: 'critical' })}>
            Toast (error)
          </Button>
        </div>
        <Popover id="u-popover" className="m-auto rounded-xl bg-raised p-6 shadow-float">
          {s.tabText}
        </Popover>
        <Dialog open={layer === 'dialog'} onClose={close} title={s.delivery} actions={actions}>
          {s.answer}
        </Dialog>
        <Sheet open={layer === 'sheet'} onClose={close} title={s.delivery} actions={actions}>
          {s.answer}
        </Sheet>
      </Part>
    </>
  );
}
