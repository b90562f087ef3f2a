'use client';

import { useState } from 'react';
import { configuratorPath } from '#edge/contract/catalog/configurator-path.ts';
import { savedName } from '#edge/contract/catalog/saved-configuration.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { SavedConfiguration } from '#web/platform/purchase/state.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pencil, Trash2 } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Saved, useSaved } from './use-saved.ts';

const called = ({ name, productName }: SavedConfiguration): string => name ?? productName;

function Rename({
  saved,
  rename,
  onDone,
}: {
  saved: SavedConfiguration;
  rename: Saved['rename'];
  onDone: () => void;
}) {
  const t = useScopedI18n('configurator');
  const form = useForm({ schema: savedName, defaultValues: { name: called(saved) } });
  return (
    <Form
      form={form}
      onSubmit={async ({ name }) => {
        if (await rename(saved, name)) onDone();
        else toast({ message: t('saved.failed'), tone: 'critical' });
      }}
    >
      <FormField name="name" label={t('saved.name')}>
        {(control) => <Input {...control} maxLength={100} autoComplete="off" />}
      </FormField>
      <div className="flex gap-2">
        <SubmitButton size="sm">{t('saved.keep')}</SubmitButton>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('saved.cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Configurations kept on this device or in the account: opened again, renamed, removed. */
export default function SavedList() {
  const t = useScopedI18n('configurator');
  const locale = useLocale();
  const { list, where, rename, remove } = useSaved();
  const [renaming, setRenaming] = useState<string>();
  if (list.length === 0) return null;
  const drop = async (id: string): Promise<void> => {
    if (!(await remove(id))) toast({ message: t('saved.failed'), tone: 'critical' });
  };
  return (
    <section aria-labelledby="saved-title">
      <h3 id="saved-title" className="text-lg">
        {t('saved.title')}
      </h3>
      <p className="mt-1 text-muted text-sm">{t(`saved.${where}`)}</p>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {list.map((saved) =>
          saved.id === renaming ? (
            <li key={saved.id} className="py-4">
              <Rename saved={saved} rename={rename} onDone={() => setRenaming(undefined)} />
            </li>
          ) : (
            <li key={saved.id} className="flex items-center gap-1 py-2">
              {/* Not the router's link: an address is taken over where a page starts. */}
              <a
                href={`/${locale}${configuratorPath(saved.slug, saved.choice)}`}
                className="mr-auto min-w-0 py-2"
              >
                <span className="block truncate font-semibold">{called(saved)}</span>
                <span className="block text-muted text-sm">
                  {saved.name === undefined || saved.name === saved.productName
                    ? ''
                    : `${saved.productName} · `}
                  {rupiah(saved.total)} · {date(locale, saved.savedAt)}
                </span>
              </a>
              <IconButton
                label={t('saved.rename', { name: called(saved) })}
                onClick={() => setRenaming(saved.id)}
              >
                <Pencil size={20} />
              </IconButton>
              <IconButton
                label={t('saved.remove', { name: called(saved) })}
                onClick={() => void drop(saved.id)}
              >
                <Trash2 size={20} />
              </IconButton>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
