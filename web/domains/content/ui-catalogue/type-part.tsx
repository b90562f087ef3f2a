import { cx } from '#web/ui/cx.ts';
import { Part } from './part.tsx';
import type { Samples } from './samples.ts';

const COLOURS = [
  ['bg-ground', 'ground'],
  ['bg-surface', 'surface'],
  ['bg-sunken', 'sunken'],
  ['bg-ink', 'ink'],
  ['bg-accent', 'accent'],
  ['bg-positive', 'positive'],
  ['bg-caution', 'caution'],
  ['bg-critical', 'critical'],
] as const;

const SIZES = [
  'text-display',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-base',
  'text-sm',
];

export function TypePart({ s }: { s: Samples }) {
  return (
    <Part id="type" title={s.type}>
      <div className="grid gap-2 overflow-hidden">
        {SIZES.map((size) => (
          <p key={size} className={cx(size, 'truncate font-bold')}>
            ALVA ONE XP
          </p>
        ))}
      </div>
      <ul className="grid grid-cols-4 gap-3 sm:grid-cols-8">
        {COLOURS.map(([background, name]) => (
          <li key={name} className="text-muted text-xs">
            <span className={cx('mb-1 block h-14 rounded-lg border border-line', background)} />
            {name}
          </li>
        ))}
      </ul>
    </Part>
  );
}
