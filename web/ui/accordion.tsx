import { type ReactNode, useId } from 'react';
import { Disclosure } from './disclosure.tsx';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** Questions and answers; at most one is open unless `several`. */
export function Accordion({
  items,
  several = false,
}: {
  items: readonly AccordionItem[];
  several?: boolean;
}) {
  const name = useId();
  return (
    <div className="border-line border-t">
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} summary={title} name={several ? undefined : name}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
