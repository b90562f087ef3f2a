import type { Locale } from '#edge/contract/locale.ts';
import { LineUp } from '#web/domains/content/home/line-up.tsx';
import { ownItem } from '#web/domains/content/news/item.ts';
import { MorePosts } from '#web/domains/content/news/more-posts.tsx';
import { LanguageNote } from '#web/domains/content/reading/language-note.tsx';
import { textAtBuild } from '#web/domains/content/reading/text-at-build.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { LatestPostsDocument } from '#web/platform/graphql/generated/content/latest-posts.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LateClock } from './late-clock.tsx';

export async function CountdownScreen({ locale }: { locale: Locale }) {
  const [t, content, news, page, { posts }] = await Promise.all([
    getScopedI18n('countdown'),
    getScopedI18n('content'),
    getScopedI18n('news'),
    textAtBuild('countdown', locale),
    contentAtBuild(LatestPostsDocument, { locale }),
  ]);
  return (
    <>
      <section
        data-theme="dark"
        className="flex min-h-[60dvh] items-center bg-carbon py-20 text-ink"
      >
        <Container>
          <h2 className="max-w-3xl text-display">{page.title}</h2>
          <p className="mt-5 max-w-text text-muted text-xl">{page.summary}</p>
          <LanguageNote text={page} />
          <ClientMessages scopes={['countdown']}>
            <LateClock end={page.valid_until} />
          </ClientMessages>
          <div className="mt-10 flex flex-wrap gap-3">
            <LinkButton href="/contact-us?topic=news" variant="accent">
              {t('tell-me')}
            </LinkButton>
            <LinkButton href="/product" variant="secondary">
              {t('models')}
            </LinkButton>
          </div>
        </Container>
      </section>
      <LineUp locale={locale} />
      <MorePosts
        title={content('home.news-title')}
        aside={
          <LinkButton href="/whats-new" variant="secondary">
            {content('home.all-news')}
          </LinkButton>
        }
        locale={locale}
        inLanguage={(language) => news('other-language', { language })}
        items={posts.items.map(ownItem)}
      />
    </>
  );
}
