'use client';

import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Search, X } from '#web/ui/icons.ts';
import { grouped } from './entry.ts';
import { find } from './find.ts';
import { NothingFound } from './nothing-found.tsx';
import { OftenLookedFor } from './often-looked-for.tsx';
import { Results } from './results.tsx';
import { useEntries } from './use-entries.ts';

const MOST_LETTERS = 80;

/** One box over everything; answers from the device, letter by letter. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('search');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const entries = useEntries(useLocale());
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const query = useDeferredValue(typed).trim();
  const among = entries.kind === 'here' ? entries.among : undefined;
  const results = useMemo(
    () => (among === undefined || query === '' ? undefined : find(among, query)),
    [among, query],
  );
  const groups = useMemo(() => grouped(results?.items ?? []), [results]);

  const options = (): HTMLAnchorElement[] => [
    ...(list.current?.querySelectorAll<HTMLAnchorElement>('[role=option]') ?? []),
  ];
  const move = (steps: number): void => {
    const all = options();
    if (all.length === 0) return;
    const next = (active + steps + all.length) % all.length;
    setActive(next);
    all[next]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') options()[active]?.click();
    else return;
    event.preventDefault();
  };
  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      shape="search"
      head={
        <search className="flex h-header shrink-0 items-center gap-3 border-line border-b pr-2 pl-5">
          <Search size={20} className="shrink-0 text-muted" aria-hidden="true" />
          <input
            role="combobox"
            aria-label={t('label')}
            aria-expanded={groups.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={groups.length > 0 ? `${id}-${active}` : undefined}
            autoFocus
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={MOST_LETTERS}
            placeholder={t('placeholder')}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            className="h-full w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-faint"
          />
          <button
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            className="inline-flex size-tap shrink-0 items-center justify-center rounded-full hover:bg-sunken"
          >
            <X size={22} />
          </button>
        </search>
      }
    >
      <div ref={list} className="-mx-3 py-3">
        <p role="status" className="sr-only">
          {results === undefined || entries.kind !== 'here'
            ? ''
            : results.items.length === 0
              ? t('none', { words: query })
              : t('count', { count: results.items.length })}
        </p>
        {query === '' ? <OftenLookedFor onOpen={onClose} /> : null}
        {query !== '' && entries.kind === 'loading' ? (
          <p className="px-3 py-6 text-muted">{t('loading')}</p>
        ) : null}
        {query !== '' && entries.kind === 'missing' ? (
          <div className="grid justify-items-start gap-4 px-3 py-6">
            <p>{t('offline')}</p>
            <Button size="sm" onClick={entries.retry}>
              {t('retry')}
            </Button>
          </div>
        ) : null}
        {results?.corrected && results.items.length > 0 ? (
          <p className="px-3 pb-2 text-muted text-sm">
            {t('corrected', { words: results.corrected })}
          </p>
        ) : null}
        <Results
          id={id}
          groups={groups}
          active={active}
          words={results?.corrected ?? query}
          onOpen={onClose}
        />
        {results !== undefined && results.items.length === 0 && among !== undefined ? (
          <NothingFound words={query} among={among} onOpen={onClose} />
        ) : null}
      </div>
      <p className="-mx-1 hidden border-line border-t pt-3 text-muted text-sm pointer-fine:sm:block">
        {t('keys')}
      </p>
    </Dialog>
  );
}
