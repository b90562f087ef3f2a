/** A small picture of a person whose name stands beside it; nothing where there is none. */
export function Portrait({ src }: { src: string | null | undefined }) {
  return src ? (
    <img
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      className="size-10 shrink-0 rounded-full object-cover"
    />
  ) : null;
}
