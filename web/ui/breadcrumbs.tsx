import { Link } from '#web/platform/i18n/link.tsx';
import { ChevronRight } from './icons.ts';

export interface Crumb {
  label: string;
  /** The last one is the page itself and has none. */
  href?: string | undefined;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        {crumbs.map((crumb, at) => (
          <li key={crumb.label} className="flex items-center gap-1">
            {at > 0 ? <ChevronRight size={16} className="text-faint" /> : null}
            {crumb.href ? (
              <Link
                href={crumb.href}
                className="inline-flex min-h-8 items-center text-muted hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="font-semibold">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
