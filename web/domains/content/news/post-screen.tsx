import type { Locale } from '#edge/contract/locale.ts';
import { Article } from '#web/domains/content/reading/article.tsx';
import { articleLabels } from '#web/domains/content/reading/article-labels.ts';
import { readingMinutes } from '#web/domains/content/reading/reading-minutes.ts';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { LatestPostsDocument } from '#web/platform/graphql/generated/content/latest-posts.ts';
import { PostDocument } from '#web/platform/graphql/generated/content/post.ts';
import { date } from '#web/platform/i18n/format.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ownItem } from './item.ts';
import { MorePosts } from './more-posts.tsx';
import { PostData } from './post-data.tsx';
import { PostPicture } from './post-picture.tsx';

const MORE = 3;

export async function PostScreen({ locale, slug }: { locale: Locale; slug: string }) {
  const [t, labels, { post }, { posts }] = await Promise.all([
    getScopedI18n('news'),
    articleLabels(),
    contentAtBuild(PostDocument, { slug, locale }),
    contentAtBuild(LatestPostsDocument, { locale }),
  ]);
  if (post === null) throw new Error(`No post: ${slug}`);
  const isPress = post.category === 'press';
  const steps: [string, string][] = [[t('title'), 'whats-new']];
  if (isPress) steps.push([t('press'), 'whats-new/press-release']);
  steps.push([post.title, `whats-new/${slug}`]);
  return (
    <>
      <PostData post={post} path={`whats-new/${slug}`} locale={locale} />
      <Article
        page={post}
        labels={labels}
        trail={<Trail locale={locale} steps={steps} />}
        facts={
          <>
            {t(isPress ? 'press-release' : 'story')} ·{' '}
            <time dateTime={post.published_at}>{date(locale, Date.parse(post.published_at))}</time>
            {` · ${t('reading-time', { count: readingMinutes(post.blocks) })}`}
          </>
        }
        picture={
          post.image === null ? null : (
            <figure className="mx-auto max-w-4xl">
              <PostPicture image={post.image} alt="" priority className="rounded-2xl" />
              <figcaption className="mt-2 text-muted text-sm">{t('illustration')}</figcaption>
            </figure>
          )
        }
      >
        {isPress ? null : (
          <aside className="grid gap-x-8 gap-y-4 rounded-2xl bg-sunken p-5 sm:grid-cols-[1fr_auto] sm:items-center sm:p-6 print:hidden">
            <p className="font-bold text-2xl">{t('ride-it')}</p>
            <div className="flex flex-wrap gap-3">
              <LinkButton href="/test-ride/select-bike" variant="accent">
                {t('test-ride')}
              </LinkButton>
              <LinkButton href="/product" variant="secondary">
                {t('models')}
              </LinkButton>
            </div>
          </aside>
        )}
      </Article>
      <MorePosts
        title={t('more')}
        locale={locale}
        inLanguage={(language) => t('other-language', { language })}
        items={posts.items
          .map(ownItem)
          .filter(({ href }) => href !== `/whats-new/${slug}`)
          .slice(0, MORE)}
      />
    </>
  );
}
