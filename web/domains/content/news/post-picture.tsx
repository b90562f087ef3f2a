import { cx } from '#web/ui/cx.ts';

export interface PostPictureProps {
  image: string;
  /** Empty where the title stands beside it. */
  alt: string;
  /** In the first screen of its page. */
  eager?: boolean;
  /** The largest picture of the first screen. */
  priority?: boolean;
  className?: string | undefined;
}

/** Texts of our own name the picture of a model for social cards. */
const OF_MODEL = /\/hero-1200\.jpg$/;
const OF_GOODS = /^\/pictures\/goods\//;
/** Cut out as well, and as wide as the space for it. */
const OF_STUDIO = /^\/pictures\/(models|places)\//;

const LOOKS = [
  [OF_MODEL, 'studio-band w-full'],
  [OF_GOODS, 'aspect-[8/5] w-full object-contain'],
  [OF_STUDIO, 'studio-band aspect-[8/5] w-full object-cover'],
] as const;

/** Above a text: the model or the thing it names, cut out on the ground of the theme, or a blog's own photograph. */
export function PostPicture({ image, alt, eager, priority, className }: PostPictureProps) {
  return (
    <img
      src={image.replace(OF_MODEL, '/cutout-960.avif')}
      width={960}
      height={600}
      alt={alt}
      loading={eager || priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      className={cx(
        LOOKS.find(([of]) => of.test(image))?.[1] ?? 'photograph aspect-[8/5] w-full object-cover',
        className,
      )}
    />
  );
}
