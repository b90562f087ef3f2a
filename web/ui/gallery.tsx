'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeft, ChevronRight } from './icons.ts';

export interface Slide {
  id: string;
  content: ReactNode;
  /** Small picture for the row below; without any the row is left out. */
  thumb?: ReactNode;
  label: string;
}

/** Swiped by finger, stepped by buttons; nothing turns by itself. */
export function Gallery({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const t = useScopedI18n('ui');
  const [viewport, embla] = useEmblaCarousel({ align: 'start', duration: 22 });
  const [at, setAt] = useState(0);

  useEffect(() => {
    if (embla === undefined) return;
    const selected = () => setAt(embla.selectedScrollSnap());
    embla.on('select', selected);
    return () => {
      embla.off('select', selected);
    };
  }, [embla]);

  return (
    <section
      aria-roledescription={t('gallery.role')}
      aria-label={label}
      className="grid grid-cols-1 gap-3"
    >
      <div className="relative">
        <div ref={viewport} className="overflow-hidden rounded-xl">
          <ul className="flex">
            {slides.map((slide, index) => (
              <li
                key={slide.id}
                aria-label={`${index + 1} / ${slides.length}: ${slide.label}`}
                inert={index !== at}
                className="min-w-0 flex-[0_0_100%]"
              >
                {slide.content}
              </li>
            ))}
          </ul>
        </div>
        {slides.length > 1 ? (
          <div className="absolute right-3 bottom-3 flex items-center gap-1 rounded-full bg-surface/90 shadow-card">
            <IconButton
              label={t('gallery.previous')}
              disabled={at === 0}
              onClick={() => embla?.scrollPrev()}
            >
              <ChevronLeft size={20} />
            </IconButton>
            <span aria-live="polite" className="min-w-10 text-center text-sm tabular-nums">
              {at + 1} / {slides.length}
            </span>
            <IconButton
              label={t('gallery.next')}
              disabled={at === slides.length - 1}
              onClick={() => embla?.scrollNext()}
            >
              <ChevronRight size={20} />
            </IconButton>
          </div>
        ) : null}
      </div>
      {slides.some((slide) => slide.thumb) ? (
        <ul className="flex gap-2 overflow-x-auto p-1">
          {slides.map((slide, index) => (
            <li key={slide.id}>
              <button
                type="button"
                aria-label={slide.label}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => embla?.scrollTo(index)}
                className={cx(
                  'block size-16 overflow-hidden rounded-md border-2 transition',
                  index === at ? 'border-ink' : 'border-transparent opacity-70 hover:opacity-100',
                )}
              >
                {slide.thumb}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
