'use client';

import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { find, searchable } from '#web/domains/content/search/find.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { logSearch } from './log-search.ts';

const SHOWN = 8;

/** A question that can be found. */
export interface Entry {
  /** Path without language. */
  readonly href: string;
  readonly question: string;
  readonly summary: string;
  readonly topic: string;
}

interface Props {
  entries: readonly Entry[];
  /** What stands below while nothing is searched for. */
  children: ReactNode;
}

/** Searches what the page already holds: it answers at once, also without signal. */
export function HelpSearch({ entries, children }: Props) {
  const t = useScopedI18n('help');
  const id = useId();
  // The address keeps the words, so that back from an answer shows the same results.
  const inAddress = useQuery().get('q') ?? '';
  const [typed, setTyped] = useState<string>();
  const words = typed ?? inAddress;
  const query = useDeferredValue(words);
  const among = useMemo(
    () => searchable(entries, (entry) => [entry.question, entry.topic, entry.summary]),
    [entries],
  );
  const answers = find(among, query).items;

  const type = (value: string): void => {
    setTyped(value);
    setQuery({ q: value.trim() === '' ? null : value });
  };

  return (
    <>
      <search className="mt-8 block max-w-2xl">
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <Input
          id={id}
          type="search"
          value={words}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          prefix={<Search size={20} aria-hidden="true" />}
          onChange={(event) => type(event.target.value)}
        />
      </search>
      <div aria-live="polite" className="sr-only">
        {query.trim() === '' ? '' : t('search.count', { count: answers.length })}
      </div>
      {query.trim() === '' ? (
        children
      ) : answers.length === 0 ? (
        <div className="mt-10 max-w-2xl">
          <p className="font-bold text-xl">{t('search.none')}</p>
          <p className="mt-2 text-muted">{t('search.none-help')}</p>
          <Link
            href="/contact-us"
            className="mt-4 inline-flex min-h-tap items-center font-semibold text-accent-text underline underline-offset-4"
          >
            {t('search.ask')}
          </Link>
        </div>
      ) : (
        <ul className="mt-8 max-w-2xl divide-y divide-line border-line border-y">
          {answers.slice(0, SHOWN).map(({ href, question, summary, topic }) => (
            <li key={href}>
              <Link href={href} onClick={() => logSearch(query)} className="group block py-4">
                <span className="block text-muted text-sm">{topic}</span>
                <span className="mt-0.5 block font-semibold text-lg group-hover:text-accent-text">
                  {question}
                </span>
                <span className="mt-1 line-clamp-2 block text-muted">{summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
