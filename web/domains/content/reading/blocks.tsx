import { Info } from '#web/ui/icons.ts';
import { BlockTable } from './block-table.tsx';
import { Line } from './line.tsx';
import type { Block } from './text.ts';

function Items({ items, ordered }: { items: readonly string[]; ordered: boolean }) {
  if (!ordered)
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-accent-text">
        {items.map((item) => (
          <li key={item} className="pl-1">
            <Line>{item}</Line>
          </li>
        ))}
      </ul>
    );
  return (
    <ol className="grid gap-4">
      {items.map((item, at) => (
        <li key={item} className="grid grid-cols-[2rem_1fr] gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-sunken font-semibold text-sm tabular-nums"
          >
            {at + 1}
          </span>
          <span className="pt-0.5">
            <Line>{item}</Line>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Blocks of a stored text. `title` names tables for those who cannot see what is around them. */
export function Blocks({ blocks, title }: { blocks: readonly Block[]; title: string }) {
  return blocks.map((block, at) => {
    const key = `${at}-${block.type}`;
    switch (block.type) {
      case 'list':
      case 'steps':
        return <Items key={key} items={block.items} ordered={block.type === 'steps'} />;
      case 'table':
        return <BlockTable key={key} caption={title} head={block.head} rows={block.rows} />;
      case 'note':
        return (
          <aside key={key} className="flex gap-3 rounded-xl bg-accent-soft px-4 py-3.5 sm:px-5">
            <Info size={20} className="mt-1 shrink-0 text-accent-text" aria-hidden="true" />
            <p>
              <Line>{block.text ?? ''}</Line>
            </p>
          </aside>
        );
      default:
        return (
          <p key={key}>
            <Line>{block.text ?? ''}</Line>
          </p>
        );
    }
  });
}
