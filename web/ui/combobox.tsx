'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { useScopedI18n } from '../platform/i18n/client.ts';
import { controlClass } from './control-class.ts';
import { cx } from './cx.ts';
import type { FieldAria } from './field.tsx';
import { Check, ChevronsUpDown } from './icons.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Second line: a province under a city, for example. */
  hint?: string | undefined;
}

export interface ComboboxProps extends FieldAria {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
}

/** A list too long for `<select>`: type to narrow it, arrows and Enter to choose. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, onBlur, placeholder, disabled, name, ...aria } = props;
  const t = useScopedI18n('ui');
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Base.Root
      items={options}
      value={chosen}
      onValueChange={(option) => onChange(option?.value ?? null)}
      isItemEqualToValue={(a, b) => a.value === b.value}
      disabled={disabled}
      name={name}
      autoHighlight
    >
      <div className="relative">
        <Base.Input
          {...aria}
          placeholder={placeholder}
          onBlur={onBlur}
          className={cx(controlClass, 'pr-12')}
        />
        <Base.Trigger
          aria-label={t('combobox.open')}
          className="absolute top-0 right-0 grid size-tap place-items-center text-muted"
        >
          <ChevronsUpDown size={18} />
        </Base.Trigger>
      </div>
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-lg border border-line bg-raised py-1 text-ink shadow-float">
            <Base.Empty className="px-4 text-muted text-sm not-empty:py-4">
              {t('combobox.empty')}
            </Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-tap cursor-pointer items-center justify-between gap-3 px-4 py-2 outline-none data-highlighted:bg-sunken"
                >
                  <span>
                    {option.label}
                    {option.hint ? (
                      <span className="block text-faint text-sm">{option.hint}</span>
                    ) : null}
                  </span>
                  <Base.ItemIndicator>
                    <Check size={18} className="text-accent-text" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
