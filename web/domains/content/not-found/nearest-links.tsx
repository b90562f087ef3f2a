'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { withoutLocale } from '#edge/contract/locale-path.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { ArrowRight } from '#web/ui/icons.ts';
import { nearest, type Target } from './nearest.ts';

const SHOWN = 4;
const never = (): (() => void) => () => {};

interface Props {
  readonly targets: readonly Target[];
  /** Where everybody may go on from, when nothing is like what was asked for. */
  readonly ways: readonly Target[];
  readonly words: { readonly nearest: string; readonly ways: string };
}

/** The static page does not know what was asked for; the browser does. */
export function NearestLinks({ targets, ways, words }: Props) {
  const path = usePathname();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const wanted = withoutLocale(path);
  const near = alive ? nearest(wanted, targets, SHOWN) : [];
  const isNear = near.length > 0;
  return (
    <>
      <h3 className="mt-12 text-lg">{isNear ? words.nearest : words.ways}</h3>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {(isNear ? near : ways).map(({ path: href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-accent-text"
            >
              {label}
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
