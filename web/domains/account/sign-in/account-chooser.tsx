'use client';

import useSWR from 'swr';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { type DemoPerson, demoPeople } from '#web/platform/session/demo-people.ts';
import type { ProviderConfig } from '#web/platform/session/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  provider: ProviderConfig | undefined;
  open: boolean;
  onClose: () => void;
  onChoose: (person: DemoPerson) => void;
}

/** Takes the place of Google's window on an embedded instance, whose accounts it lists. */
export function AccountChooser({ provider, open, onClose, onChoose }: Props) {
  const t = useScopedI18n('account');
  const isWanted = open && provider !== undefined;
  const { data, error } = useSWR(isWanted ? 'demo-people' : null, () =>
    provider === undefined ? [] : demoPeople(provider),
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('chooser.title')}>
      <p className="text-muted text-sm">{t('chooser.note')}</p>
      {error ? <Alert tone="critical">{t('chooser.failed')}</Alert> : null}
      {data === undefined && !error ? (
        <div className="mt-4 grid gap-3" aria-busy="true">
          <p role="status" className="sr-only">
            {t('chooser.loading')}
          </p>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : null}
      <ul className="mt-4 grid gap-1">
        {data?.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              onClick={() => onChoose(person)}
              className="flex min-h-14 w-full items-center gap-4 rounded-lg px-3 text-left hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-text"
              >
                {person.name.charAt(0)}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{person.name}</span>
                <span className="block truncate text-muted text-sm">{person.email}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
