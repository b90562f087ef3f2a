import type { ReactNode } from 'react';
import { isLocale, type Locale } from '#edge/contract/locale.ts';
import { date } from '#web/platform/i18n/format.ts';
import { languageName } from '#web/platform/i18n/language-name.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { ExternalLink } from '#web/ui/icons.ts';
import type { NewsItem } from './item.ts';
import { PostPicture } from './post-picture.tsx';

const COVER = 'after:absolute after:inset-0';

function Title({ item, children }: { item: NewsItem; children: ReactNode }) {
  if (item.href.startsWith('/'))
    return (
      <Link href={item.href} className={COVER}>
        {children}
      </Link>
    );
  return (
    <a href={item.href} rel="noreferrer" className={COVER}>
      {children}
      <ExternalLink size={16} className="ml-1.5 inline align-baseline" aria-hidden="true" />
    </a>
  );
}

interface Props {
  item: NewsItem;
  locale: Locale;
  /** Says which language a text is in that is missing in the page's. */
  inLanguage: (language: string) => string;
  /** What to say of a post that came out since the last visit. */
  fresh?: string | undefined;
  /** In the first screen of its page. */
  eager?: boolean;
  /** `lead`: the first of a page, large; `brief`: beside it, without its summary where both stand side by side. */
  size?: 'lead' | 'brief';
}

export function PostCard({ item, locale, inLanguage, fresh, eager = false, size }: Props) {
  const lang = isLocale(item.locale) && item.locale !== locale ? item.locale : undefined;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="overflow-hidden rounded-2xl">
        {item.image === null ? null : (
          <PostPicture
            image={item.image}
            alt={item.image_alt}
            eager={eager}
            className="transition duration-500 group-hover:scale-[1.03]"
          />
        )}
      </div>
      <p className="mt-4 text-muted text-sm">
        <time dateTime={item.published_at}>{date(locale, Date.parse(item.published_at))}</time>
        {lang ? ` · ${inLanguage(languageName(lang, locale))}` : ''}
        {fresh === undefined ? null : (
          <span className="ml-2">
            <Badge tone="accent">{fresh}</Badge>
          </span>
        )}
      </p>
      <h3
        lang={lang}
        className={cx(
          'mt-1 group-hover:text-accent-text',
          size === 'lead' ? 'text-3xl' : 'text-xl',
        )}
      >
        <Title item={item}>{item.title}</Title>
      </h3>
      <p
        lang={lang}
        className={cx(
          'mt-2 max-w-text text-muted',
          size === 'lead' && 'sm:text-lg',
          size === 'brief' && 'lg:hidden',
        )}
      >
        {item.summary}
      </p>
    </article>
  );
}
