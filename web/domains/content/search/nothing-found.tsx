'use client';

import { nearest } from '#edge/contract/nearest.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { hrefOf, type SearchEntry } from './entry.ts';
import type { Searchable } from './find.ts';

const MOST_NEAR = 4;

/** No result: what is nearest by its letters, and somebody to ask. */
export function NothingFound({
  words,
  among,
  onOpen,
}: {
  words: string;
  among: Searchable<SearchEntry>;
  onOpen: () => void;
}) {
  const t = useScopedI18n('search');
  const near = nearest(
    words,
    among.rows.map(({ item }) => item),
    ({ title }) => [title],
    MOST_NEAR,
  );
  return (
    <div className="px-3 py-4">
      <p className="break-words font-bold text-lg">{t('none', { words })}</p>
      <p className="mt-1 text-muted">{t('none-help')}</p>
      {near.length === 0 ? null : (
        <>
          <p className="mt-5 font-semibold text-muted text-sm">{t('near')}</p>
          <ul className="mt-1">
            {near.map((entry) => (
              <li key={hrefOf(entry)}>
                <Link
                  href={hrefOf(entry)}
                  onClick={onOpen}
                  className="inline-flex min-h-tap items-center font-medium text-accent-text underline underline-offset-4"
                >
                  {entry.title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        href="/contact-us"
        onClick={onOpen}
        className="mt-4 inline-flex min-h-tap items-center font-semibold text-accent-text underline underline-offset-4"
      >
        {t('ask')}
      </Link>
    </div>
  );
}
