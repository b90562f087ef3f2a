/** First stop of the keyboard on every page; `target` is the id of the main landmark. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only-focusable fixed top-3 left-3 z-50 rounded-full bg-ink px-6 py-3 font-semibold text-ground"
    >
      {children}
    </a>
  );
}
