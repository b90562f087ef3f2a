import { contentAtBuild } from '../../../platform/graphql/at-build.ts';
import { LatestPostsDocument } from '../../../platform/graphql/generated/content.ts';
import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { Container } from '../../../ui/container.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LineUp } from '../home/line-up.tsx';
import { ownItem } from '../news/item.ts';
import { MorePosts } from '../news/more-posts.tsx';
import { LanguageNote } from '../reading/language-note.tsx';
import { textAtBuild } from '../reading/text-at-build.ts';
import { CountdownClock } from './clock.tsx';

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
          <LanguageNote shown={page.is_fallback}>{content('reading.other-language')}</LanguageNote>
          <ClientMessages scopes={['countdown']}>
            <CountdownClock end={page.valid_until} />
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
        otherLanguage={news('other-language')}
        items={posts.items.map(ownItem)}
      />
    </>
  );
}
