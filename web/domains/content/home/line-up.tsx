import type { Locale } from '#edge/contract/locale.ts';
import { CardAtBuild, modelsAtBuild } from '#web/domains/catalog/index.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** All models: side by side to be pushed on a phone, a grid where there is room. */
export async function LineUp({ locale }: { locale: Locale }) {
  const [t, catalog, models] = await Promise.all([
    getScopedI18n('content'),
    getScopedI18n('catalog'),
    modelsAtBuild(locale),
  ]);
  return (
    <Section
      id="models"
      title={t('home.models-title')}
      lead={t('home.models-lead')}
      aside={<TextLink href="/product">{catalog('others.all')}</TextLink>}
    >
      <ul
        className={cx(
          '-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 sm:m-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:p-0 lg:grid-cols-3',
          // On a phone only what is as long in every card: the longest slogan left a gap in all others.
          'max-md:[&_dl]:my-3 max-md:[&_h3+p]:hidden max-md:[&_h3]:text-lg',
        )}
      >
        {models.map((model) => (
          <li key={model.slug} className="w-[82%] shrink-0 snap-start sm:w-auto">
            <CardAtBuild
              model={model}
              locale={locale}
              labels={{ from: catalog('from'), wasLabel: catalog('before-subsidy') }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
