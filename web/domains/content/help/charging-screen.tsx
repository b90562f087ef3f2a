import type { Locale } from '#edge/contract/locale.ts';
import { Article } from '#web/domains/content/reading/article.tsx';
import { articleLabels } from '#web/domains/content/reading/article-labels.ts';
import { textAtBuild } from '#web/domains/content/reading/text-at-build.ts';
import { Trail } from '#web/domains/content/reading/trail.tsx';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

const PICTURES = ['charger', 'swap-cabinet', 'battery-dual'] as const;

export async function ChargingScreen({ locale }: { locale: Locale }) {
  const [t, labels, page] = await Promise.all([
    getScopedI18n('help'),
    articleLabels(),
    textAtBuild('re-charge-and-swap', locale),
  ]);
  return (
    <Article
      page={page}
      labels={labels}
      trail={
        <Trail
          locale={locale}
          steps={[
            [t('title'), 'support'],
            [page.title, 'support/re-charge-and-swap'],
          ]}
        />
      }
      picture={
        <ul className="grid grid-cols-3 gap-2 sm:gap-4">
          {PICTURES.map((code) => (
            <li key={code}>
              <figure>
                <img
                  src={`/pictures/goods/${code}-640.avif`}
                  width={640}
                  height={640}
                  alt=""
                  loading={code === 'charger' ? 'eager' : 'lazy'}
                  className="aspect-square w-full rounded-xl object-cover sm:rounded-2xl"
                />
                <figcaption className="mt-2 text-muted text-xs sm:text-sm">
                  {t(`picture.${code}`)}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      }
    >
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton href="/charging-station">{t('charging.stations')}</LinkButton>
        <LinkButton href="/support/battery" variant="secondary">
          {t('charging.questions')}
        </LinkButton>
      </div>
    </Article>
  );
}
