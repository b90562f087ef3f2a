'use client';

import { useEffect, useRef, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { controlClass } from './control-class.ts';
import { cx } from './cx.ts';
import type { FieldAria } from './field.tsx';
import { Check, ChevronsUpDown } from './icons.ts';
import { narrowed } from './narrowed.ts';

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

/**
 * A list too long for `<select>`: type to narrow it, arrows and Enter to choose. The pattern
 * "editable combobox with list autocomplete" of the ARIA practices (decisions/combobox.md).
 */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, onBlur, placeholder, disabled, name, ...aria } = props;
  const t = useScopedI18n('ui');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** What was typed since the list opened; until then the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);

  const chosen = options.find((option) => option.value === value);
  const matches = narrowed(options, typed ?? '');
  const highlighted = open ? matches[active] : undefined;
  const optionId = (option: ComboboxOption): string => `${aria.id}-${option.value}`;

  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });

  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
  };
  const show = (): void => {
    if (disabled || open) return;
    setOpen(true);
    setActive(Math.max(0, chosen === undefined ? 0 : options.indexOf(chosen)));
  };
  const choose = (option: ComboboxOption): void => {
    onChange(option.value);
    close();
  };
  const type = (text: string): void => {
    setTyped(text);
    setActive(0);
    setOpen(true);
    if (text === '') onChange(null);
  };
  const move = (steps: number): void => {
    if (open) setActive((at) => (at + steps + matches.length) % Math.max(1, matches.length));
    else show();
  };
  /** @returns whether the key was meant for the list */
  const pressed = (key: string): boolean => {
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && highlighted !== undefined) choose(highlighted);
    else if (key === 'Escape' && open) close();
    else return false;
    return true;
  };

  return (
    <div className="relative">
      <input
        {...aria}
        ref={input}
        role="combobox"
        aria-expanded={open && matches.length > 0}
        aria-controls={`${aria.id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={highlighted && optionId(highlighted)}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => type(event.target.value)}
        onClick={show}
        onBlur={() => {
          close();
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !pressed(event.key)) return;
          // Enter would send the form, Escape close the dialog around it.
          event.preventDefault();
          event.stopPropagation();
        }}
        className={cx(controlClass, 'pr-12')}
      />
      {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
      <button
        type="button"
        tabIndex={-1}
        disabled={disabled}
        aria-label={t('combobox.open')}
        // The focus stays in the field, where the keys are heard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus();
          if (open) close();
          else show();
        }}
        className="absolute top-0 right-0 grid size-tap place-items-center text-muted"
      >
        <ChevronsUpDown size={18} />
      </button>
      <div
        ref={list}
        hidden={!open}
        className="absolute top-full right-0 left-0 z-50 mt-1.5 max-h-80 overflow-y-auto rounded-lg border border-line bg-raised py-1 text-ink shadow-float"
      >
        <div id={`${aria.id}-list`} role="listbox" aria-label={t('combobox.list')}>
          {open
            ? matches.map((option) => (
                <div
                  key={option.value}
                  id={optionId(option)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === value}
                  data-active={option === highlighted || undefined}
                  onMouseDown={(event) => {
                    event.preventDefault();
                    choose(option);
                  }}
                  className="flex min-h-tap cursor-pointer items-center justify-between gap-3 px-4 py-2 hover:bg-sunken data-active:bg-sunken"
                >
                  <span>
                    {option.label}
                    {option.hint ? (
                      <span className="block text-faint text-sm">{option.hint}</span>
                    ) : null}
                  </span>
                  {option.value === value ? (
                    <Check size={18} className="shrink-0 text-accent-text" />
                  ) : null}
                </div>
              ))
            : null}
        </div>
        <p role="status" className="px-4 text-muted text-sm not-empty:py-4">
          {open && matches.length === 0 ? t('combobox.empty') : ''}
        </p>
      </div>
    </div>
  );
}
