'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Search } from '#web/ui/icons.ts';

type Panel = ComponentType<{ onClose: () => void }>;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null;

/** Opens the search over everything; so does the key `/`. Its code comes when it is wanted. */
export function SearchButton({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Opened, setOpened] = useState<Panel>();

  const open = (): void => {
    setIsOpen(true);
    void import('#web/domains/content/search/search-dialog.tsx').then((it) =>
      setOpened(() => it.default),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener, whose work is the same each time
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || isTyping(event);
      if (event.key !== '/' || isOther || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={open}
        className={iconButtonClass}
      >
        <Search size={22} />
      </button>
      {isOpen && Opened ? <Opened onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
