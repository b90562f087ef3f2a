import type { ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { PeopleBand } from '#web/domains/content/help/people-band.tsx';
import { ownItem } from '#web/domains/content/news/item.ts';
import { MorePosts } from '#web/domains/content/news/more-posts.tsx';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { LatestPostsDocument } from '#web/platform/graphql/generated/content/latest-posts.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { HomeHero } from './home-hero.tsx';
import { LineUp } from './line-up.tsx';
import { MakeItYours } from './make-it-yours.tsx';
import { NearestWhenSeen } from './nearest-when-seen.tsx';
import { OfflinePromise } from './offline-promise.tsx';
import { SavingsBand } from './savings-band.tsx';
import { Tiles } from './tiles.tsx';

/** A buyer's questions in their order: what, for how much, in which colour, where to try and to charge it, and who is there. */
export async function HomeScreen({
  locale,
  paints,
  centers,
}: {
  locale: Locale;
  paints: ReactNode;
  centers: ReactNode;
}) {
  const [t, news, { posts }] = await Promise.all([
    getScopedI18n('content'),
    getScopedI18n('news'),
    contentAtBuild(LatestPostsDocument, { locale }),
  ]);
  return (
    <>
      <HomeHero locale={locale} />
      <LineUp locale={locale} />
      <SavingsBand locale={locale} />
      <MakeItYours paints={paints} />
      {centers}
      <Section
        id="chargers"
        className="bg-sunken"
        title={t('home.chargers-title')}
        lead={t('home.chargers-lead')}
        aside={
          <LinkButton href="/charging-station" variant="secondary">
            {t('home.all-chargers')}
          </LinkButton>
        }
      >
        <NearestWhenSeen />
      </Section>
      <OfflinePromise />
      <MorePosts
        title={t('home.news-title')}
        aside={
          <LinkButton href="/whats-new" variant="secondary">
            {t('home.all-news')}
          </LinkButton>
        }
        locale={locale}
        inLanguage={(language) => news('other-language', { language })}
        items={posts.items.map(ownItem)}
      />
      <Tiles locale={locale} />
      <PeopleBand />
    </>
  );
}
