import type { Locale } from '#edge/contract/locale.ts';
import { number } from '#web/platform/i18n/format.ts';

export interface FigureProps {
  locale: Locale;
  name: string;
  /** Null when the feature is not a number; the name then stands alone. */
  value: number | null;
  unit: string;
  note?: string | undefined;
}

/** One fact of a model in large type. */
export function Figure({ locale, name, value, unit, note }: FigureProps) {
  return (
    <div className="grid content-start gap-1">
      <dt className="font-semibold text-muted text-sm">{name}</dt>
      {value === null ? null : (
        <dd className="font-bold text-4xl tabular-nums">
          {number(locale, value)}
          <span className="ml-1 font-semibold text-lg text-muted">{unit}</span>
        </dd>
      )}
      {note ? <dd className="max-w-60 text-muted text-sm">{note}</dd> : null}
    </div>
  );
}
