import { Link } from '#web/platform/i18n/link.tsx';
import { Motorbike } from '#web/ui/icons.ts';

export interface FittingModelsProps {
  /** Slugs. */
  fits: readonly string[];
  /** Names by slug. */
  names: Readonly<Record<string, string>>;
}

/** The models something fits, each leading to its page. */
export function FittingModels({ fits, names }: FittingModelsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {fits.map((slug) => (
        <li key={slug}>
          <Link
            href={`/product/${slug}`}
            className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong px-4 font-semibold text-sm hover:border-ink"
          >
            <Motorbike size={16} aria-hidden="true" />
            {names[slug] ?? slug}
          </Link>
        </li>
      ))}
    </ul>
  );
}
