import { cx } from './cx.ts';

type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** `accent` is for the one action a page exists for; everything else is `primary` or calmer. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its parent. */
  block?: boolean | undefined;
}

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-ink text-ground hover:bg-ink/85',
  accent: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary:
    'border border-line-strong bg-transparent text-ink hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground',
  quiet: 'bg-transparent text-ink hover:bg-sunken',
  danger: 'bg-critical text-ground hover:opacity-90',
};

const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-4 text-sm',
  md: 'min-h-tap px-6 text-base',
  lg: 'min-h-14 px-5 text-lg sm:px-8',
};

/** The look shared by buttons and by links that act like one. */
export const buttonClass = ({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}) =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold transition',
    'active:scale-[0.98] disabled:pointer-events-none disabled:opacity-45',
    'aria-disabled:pointer-events-none aria-disabled:opacity-45 aria-busy:opacity-90!',
    VARIANT[variant],
    SIZE[size],
    block && 'w-full',
  );
