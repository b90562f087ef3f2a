import { ChevronDown } from '#web/ui/icons.ts';
import type { Part } from './text.ts';

interface Props {
  label: string;
  parts: readonly Part[];
}

function Entries({ parts, className }: { parts: readonly Part[]; className: string }) {
  return (
    <ol className={className}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-2 text-muted text-sm leading-snug hover:text-ink hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Folded on a phone, beside the text and in sight on a desktop; works without script. */
export function Contents({ label, parts }: Props) {
  return (
    <div className="print:hidden">
      <details className="group rounded-xl border border-line bg-surface lg:hidden">
        <summary className="flex min-h-tap list-none items-center justify-between px-4 font-semibold">
          {label}
          <ChevronDown
            size={20}
            className="text-muted transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <nav aria-label={label}>
          <Entries parts={parts} className="border-line border-t px-4 py-2" />
        </nav>
      </details>
      <nav
        aria-label={label}
        className="sticky top-[calc(var(--spacing-header)+2rem)] hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block"
      >
        <p className="mb-2 font-semibold text-sm">{label}</p>
        <Entries parts={parts} className="border-line border-l pl-4" />
      </nav>
    </div>
  );
}
