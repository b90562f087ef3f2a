import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface ChoiceCardProps {
  /** Radios of one question. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: (value: string) => void;
  title: ReactNode;
  text?: ReactNode;
  /** What it costs: at the right, or below where the text would be squeezed. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
}

/** One of several answers, the whole card to press. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, value, isChosen, onChoose, title, text, aside, disabled } = props;
  return (
    <label
      className={cx(
        'flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-xl border-2 bg-surface px-5 py-3.5 transition',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent-text has-focus-visible:outline-offset-2',
        isChosen ? 'border-ink' : 'border-line hover:border-line-strong',
        disabled && 'opacity-60',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={disabled}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      <span className="min-w-0 flex-[1_1_11rem]">
        <span className="block font-semibold">{title}</span>
        {text ? <span className="block text-muted text-sm">{text}</span> : null}
      </span>
      {aside ? <span className="shrink-0 text-right text-sm tabular-nums">{aside}</span> : null}
    </label>
  );
}
