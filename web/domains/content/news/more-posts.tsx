import type { ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { cx } from '#web/ui/cx.ts';
import { pushedItem, pushedRow } from '#web/ui/pushed-row.ts';
import { Section } from '#web/ui/section.tsx';
import type { NewsItem } from './item.ts';
import { PostCard } from './post-card.tsx';

interface Props {
  title: string;
  aside?: ReactNode;
  locale: Locale;
  inLanguage: (language: string) => string;
  items: readonly NewsItem[];
}

export function MorePosts({ title, aside, locale, inLanguage, items }: Props) {
  return (
    <Section id="more" title={title} aside={aside} className="bg-sunken print:hidden">
      <ul className={cx(pushedRow, 'md:grid-cols-2 md:gap-x-6 md:gap-y-12 lg:grid-cols-3')}>
        {items.map((item) => (
          <li key={item.href} className={pushedItem}>
            <PostCard item={item} locale={locale} inLanguage={inLanguage} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
