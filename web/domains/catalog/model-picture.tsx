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
  className?: string | undefined;
}

export function ModelPicture({ shot, look, alt, sizes, priority, className }: ModelPictureProps) {
  if (shot === null)
    return (
      <ModelDrawing hex={look.hex} accentHex={look.accentHex} alt={alt} className={className} />
    );
  return (
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
      className={className}
    />
  );
}
