'use client';

import { useId, useState } from 'react';
import { REFERRAL_LIMITS } from '#edge/contract/referrals/terms.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

interface Props<State extends string> {
  states: readonly State[];
  labelOf: (state: State) => string;
  state: State | null;
  onState: (state: State | null) => void;
  onSearch: (search: string) => void;
}

/** By state, and by a part of key or name. */
export function DeskFilter<State extends string>(props: Props<State>) {
  const { states, labelOf, state, onState, onSearch } = props;
  const t = useScopedI18n('referralDesk');
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <form
      className="mb-6 grid gap-4 sm:max-w-2xl sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Field id={`${id}-state`} label={t('filter.state')}>
        {(aria) => (
          <Select
            {...aria}
            value={state ?? 'all'}
            options={[
              { value: 'all', label: t('filter.all') },
              ...states.map((value) => ({ value, label: labelOf(value) })),
            ]}
            onChange={({ target }) => onState(states.find((each) => each === target.value) ?? null)}
          />
        )}
      </Field>
      <Field id={`${id}-search`} label={t('filter.search')}>
        {(aria) => (
          <Input
            {...aria}
            type="search"
            value={typed}
            maxLength={REFERRAL_LIMITS.search}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => onSearch(typed.trim())}
          />
        )}
      </Field>
    </form>
  );
}
