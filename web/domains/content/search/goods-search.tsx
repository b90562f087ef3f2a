'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';

/** Index and words come when somebody begins to type. */
const GoodsFound = latePart(() => import('./goods-found.tsx'));

const MOST_LETTERS = 80;

/**
 * One box over everything the shop sells, answered from the device. Without scripts, and with Enter on
 * nothing found, the price list of parts answers.
 */
export function GoodsSearch({ label, placeholder }: { label: string; placeholder: string }) {
  const id = useId();
  const locale = useLocale();
  const box = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const options = (): HTMLAnchorElement[] => [
    ...(box.current?.querySelectorAll<HTMLAnchorElement>('[role=option]') ?? []),
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
    const chosen = event.key === 'Enter' && open ? options()[active] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && open) setOpen(false);
    else if (chosen !== undefined) chosen.click();
    else return;
    event.preventDefault();
  };
  const isShown = open && typed.trim() !== '';
  return (
    <search
      ref={box}
      className="relative block max-w-text"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form action={`/${locale}/shop/spare-parts`}>
        <Input
          name="q"
          type="search"
          role="combobox"
          aria-label={label}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${id}-${active}` : undefined}
          placeholder={placeholder}
          prefix={<Search size={20} aria-hidden="true" />}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={press}
        />
      </form>
      {isShown ? (
        <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-[60vh] overflow-y-auto rounded-xl border border-line bg-surface p-3 text-ink shadow-float">
          <GoodsFound id={id} typed={typed} active={active} onOpen={() => setOpen(false)} />
        </div>
      ) : null}
    </search>
  );
}
