import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { LanguageNote } from './language-note.tsx';
import { type PageText, partsOf } from './text.ts';

/** From so many headings on, a text has a table of contents. */
const LONG = 4;

export interface ArticleProps {
  page: PageText;
  labels: { contents: string };
  /** Above the title: where the page stands in the site. */
  trail?: ReactNode;
  /** Below the summary: a date, a category, a period. */
  facts?: ReactNode;
  picture?: ReactNode;
  /** After the text, in its measure. */
  children?: ReactNode;
}

/** A text to be read: one measure, its headings in sight, nothing beside it that moves. */
export function Article({ page, labels, trail, facts, picture, children }: ArticleProps) {
  const parts = partsOf(page.blocks);
  const titled = parts.filter(({ title }) => title !== null);
  const long = titled.length >= LONG;
  return (
    <Container className="pt-6 pb-20 sm:pt-8 sm:pb-28">
      <div className="print:hidden">{trail}</div>
      <article lang={page.locale}>
        <header className={long ? 'mt-8 max-w-3xl sm:mt-12' : 'mx-auto mt-8 max-w-text sm:mt-12'}>
          <h2 className="text-4xl">{page.title}</h2>
          <p className="mt-4 text-muted text-xl">{page.summary}</p>
          {facts ? <div className="mt-5 text-muted text-sm">{facts}</div> : null}
          <LanguageNote text={page} />
        </header>
        {picture ? <div className="mt-10">{picture}</div> : null}
        <div
          className={
            long
              ? 'mt-10 grid gap-8 border-line border-t pt-10 lg:grid-cols-[14rem_minmax(0,42rem)] lg:gap-16'
              : 'mx-auto mt-10 max-w-text'
          }
        >
          {long ? <Contents label={labels.contents} parts={titled} /> : null}
          <div className="grid gap-12 text-lg">
            {parts.map(({ id, title, blocks }) => (
              <section key={id} id={id} className="grid gap-5">
                {title === null ? null : <h3 className="text-2xl">{title}</h3>}
                <Blocks blocks={blocks} title={title ?? page.title} />
              </section>
            ))}
            {children}
          </div>
        </div>
      </article>
    </Container>
  );
}
