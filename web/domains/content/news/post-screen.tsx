import { contentAtBuild } from '../../../platform/graphql/at-build.ts';
import { LatestPostsDocument, PostDocument } from '../../../platform/graphql/generated/content.ts';
import { date } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { Article } from '../reading/article.tsx';
import { articleLabels } from '../reading/article-labels.ts';
import { Trail } from '../reading/trail.tsx';
import { ownItem, sizesOf } from './item.ts';
import { MorePosts } from './more-posts.tsx';
import { PostData } from './post-data.tsx';

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
          </>
        }
        picture={
          post.image === null ? null : (
            <figure className="mx-auto max-w-4xl">
              <img
                {...sizesOf(post.image)}
                sizes="(min-width: 960px) 56rem, 100vw"
                width={1600}
                height={1000}
                alt=""
                fetchPriority="high"
                className="aspect-[8/5] w-full rounded-2xl object-cover"
              />
              <figcaption className="mt-2 text-muted text-sm">{t('illustration')}</figcaption>
            </figure>
          )
        }
      />
      <MorePosts
        title={t('more')}
        locale={locale}
        otherLanguage={t('other-language')}
        items={posts.items
          .map(ownItem)
          .filter(({ href }) => href !== `/whats-new/${slug}`)
          .slice(0, MORE)}
      />
    </>
  );
}
