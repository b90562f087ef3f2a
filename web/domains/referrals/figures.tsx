import { Card } from '#web/ui/card.tsx';

export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly text?: string | undefined;
}

/** A few figures beside each other; the first is the one people look for. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {figures.map(({ id, label, value, text }) => (
        <Card key={id} tone="plain" className="grid content-start gap-1 p-4! sm:p-5!">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-bold tabular-nums [overflow-wrap:anywhere] sm:text-2xl">{value}</dd>
          {text === undefined ? null : <dd className="text-faint text-sm">{text}</dd>}
        </Card>
      ))}
    </dl>
  );
}
