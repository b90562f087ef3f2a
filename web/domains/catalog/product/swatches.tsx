'use client';

import { useId } from 'react';

interface Swatch {
  readonly value: string;
  readonly label: string;
  readonly hex: string;
}

export interface SwatchesProps {
  legend: string;
  name: string;
  value: string;
  options: readonly Swatch[];
  onChange: (value: string) => void;
}

/** Paints to choose from, by radio buttons; the chosen one's name stands beside them. */
export function Swatches({ legend, name, value, options, onChange }: SwatchesProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="sr-only">{legend}</legend>
      <div className="-ml-2 flex">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="grid size-tap place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
          >
            <input
              type="radio"
              name={`${name}-${id}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="size-8 rounded-full border border-line-strong ring-2 ring-transparent ring-offset-2 ring-offset-ground transition peer-checked:ring-ink"
              style={{ backgroundColor: option.hex }}
            />
            <span className="sr-only">{option.label}</span>
          </label>
        ))}
      </div>
      <span aria-hidden="true" className="font-semibold text-sm">
        {chosen?.label}
      </span>
    </fieldset>
  );
}
