import type { Locale } from '#edge/contract/locale.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { PressPostsDocument } from '#web/platform/graphql/generated/content/press-posts.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { ownItem } from './item.ts';
import { NewsFrame } from './news-frame.tsx';
import { NewsList } from './news-list.tsx';

export async function PressScreen({ locale }: { locale: Locale }) {
  const [t, { posts }] = await Promise.all([
    getScopedI18n('news'),
    contentAtBuild(PressPostsDocument, { page: 1, locale }),
  ]);
  const first = { ...posts, items: posts.items.map(ownItem), isBlogAway: false };
  return (
    <NewsFrame locale={locale} tab="press">
      <NewsList list="press" path="/whats-new/press-release" first={first} />
      <aside className="mt-16 rounded-2xl bg-sunken p-5 sm:p-8">
        <h3 className="text-xl">{t('journalists')}</h3>
        <p className="mt-2 max-w-text text-muted">{t('journalists-text')}</p>
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 font-semibold text-accent-text">
          <a className="underline decoration-1 underline-offset-4" href="mailto:press@alva.example">
            press@alva.example
          </a>
          <a className="underline decoration-1 underline-offset-4" href="tel:+622155500190">
            +62 21 5550 0190
          </a>
        </p>
      </aside>
    </NewsFrame>
  );
}
