interface OutlineProps {
  /** Of the page's meta data; nothing is drawn while it is not known. */
  of: { readonly h2: string; readonly h3: string } | null | undefined;
}

/** What follows the page's `h1` in the outline that search engines and screen readers are given. */
export function Outline({ of }: OutlineProps) {
  if (!of) return null;
  return (
    <div className="sr-only">
      <h2>{of.h2}</h2>
      <h3>{of.h3}</h3>
    </div>
  );
}
