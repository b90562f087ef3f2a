import type { CSSProperties } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { Look } from './look.ts';
import { ModelDrawing } from './model-drawing.tsx';
import type { Shot } from './shots.ts';

export interface ModelPictureProps {
  shot: Shot | null;
  look: Pick<Look, 'hex' | 'accentHex'>;
  /** Empty where the name stands beside it. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
  /** On the dark ground of a dark theme; without it the plate stays light. */
  cutout?: Shot | null | undefined;
  className?: string | undefined;
  /** Of the photograph: which part of it is shown. */
  style?: CSSProperties | undefined;
}

export function ModelPicture({
  shot,
  look,
  alt,
  sizes,
  priority,
  cutout,
  className,
  style,
}: ModelPictureProps) {
  if (shot === null)
    return (
      <ModelDrawing hex={look.hex} accentHex={look.accentHex} alt={alt} className={className} />
    );
  const light = (
    <img
      src={shot.src}
      srcSet={shot.srcSet}
      sizes={sizes}
      width={shot.width}
      height={shot.height}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      className={cutout ? cx(className, 'dark:hidden') : className}
      style={style}
    />
  );
  if (!cutout) return light;
  return (
    <>
      {light}
      {/* A picture that is not displayed is not fetched while it is lazy. */}
      <img
        src={cutout.src}
        width={cutout.width}
        height={cutout.height}
        alt={alt}
        decoding="async"
        loading="lazy"
        className={cx(className, 'studio-cutout hidden dark:block')}
      />
    </>
  );
}
