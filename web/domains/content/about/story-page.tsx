import type { ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { Blocks } from '#web/domains/content/reading/blocks.tsx';
import { LanguageNote } from '#web/domains/content/reading/language-note.tsx';
import { type PageText, partsOf } from '#web/domains/content/reading/text.ts';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { Container } from '#web/ui/container.tsx';

interface Props {
  page: PageText;
  locale: Locale;
  /** Page name, for the way back to the start page. */
  name: string;
  picture: ReactNode;
  actions: ReactNode;
}

/** A page that presents something: a large picture, then one thought after the other. */
export function StoryPage(props: Props) {
  const { page, locale, name, picture, actions } = props;
  const [intro, ...parts] = partsOf(page.blocks);
  const head = intro?.title === null ? intro : undefined;
  const rest = head === undefined ? partsOf(page.blocks) : parts;
  return (
    <article lang={page.locale}>
      <Container className="pt-6 sm:pt-8">
        <Trail locale={locale} steps={[[page.title, name]]} />
        <h2 className="mt-8 max-w-4xl text-display sm:mt-12">{page.title}</h2>
        <p className="mt-5 max-w-text text-muted text-xl">{page.summary}</p>
        <LanguageNote text={page} />
        <div className="studio-band mt-10 overflow-hidden rounded-2xl sm:mt-14">{picture}</div>
        {head === undefined ? null : (
          <div className="mt-12 max-w-3xl text-2xl leading-relaxed sm:mt-16">
            <Blocks blocks={head.blocks} title={page.title} />
          </div>
        )}
      </Container>
      <Container className="pt-14 pb-20 sm:pt-20 sm:pb-28">
        {rest.map(({ id, title, blocks }) => (
          <section
            key={id}
            id={id}
            className="grid gap-4 border-line border-t py-10 lg:grid-cols-[20rem_minmax(0,42rem)] lg:gap-16"
          >
            <h3 className="text-2xl">{title}</h3>
            <div className="grid gap-5 text-lg">
              <Blocks blocks={blocks} title={title ?? page.title} />
            </div>
          </section>
        ))}
        <div className="flex flex-wrap gap-3 border-line border-t pt-10 print:hidden">
          {actions}
        </div>
      </Container>
    </article>
  );
}
