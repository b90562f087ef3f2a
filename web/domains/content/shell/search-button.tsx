'use client';

import { type ComponentType, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Search } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast.ts';
import { SEARCH_BUTTON } from './late-ids.ts';

/** Opens the search over everything. Its code comes when it is wanted, the key `/` with the late parts. */
export function SearchButton({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }>>();
  const t = useScopedI18n('ui');
  const open = (): void => {
    setIsOpen(true);
    import('#web/domains/content/search/search-dialog.tsx').then(
      (it) => setPanel(() => it.default),
      () => {
        setIsOpen(false);
        toast({ tone: 'critical', message: t('late.press') });
      },
    );
  };
  return (
    <>
      <button
        type="button"
        id={SEARCH_BUTTON}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={open}
        className={iconButtonClass}
      >
        <Search size={22} />
      </button>
      {isOpen && Panel ? <Panel onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
