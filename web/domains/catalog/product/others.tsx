import { MAX_COMPARED } from '#edge/contract/catalog/comparison.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { CardAtBuild } from '#web/domains/catalog/list/card-at-build.tsx';
import { modelsAtBuild } from '#web/domains/catalog/list/models-at-build.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { cx } from '#web/ui/cx.ts';
import { pushedItem, pushedRow } from '#web/ui/pushed-row.ts';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The next three models in the brand's order, going round. */
export async function OtherModels({ slug, locale }: { slug: string; locale: Locale }) {
  const t = await getScopedI18n('catalog');
  const models = await modelsAtBuild(locale);
  const at = models.findIndex((model) => model.slug === slug);
  const next = [...models.slice(at + 1), ...models.slice(0, Math.max(0, at))].slice(0, 3);
  return (
    <Section
      id="others"
      title={t('others.title')}
      aside={
        <TextLink
          href={`/product/compare?models=${[slug, ...next.map((model) => model.slug)].slice(0, MAX_COMPARED).join(',')}`}
        >
          {t('compare.with-others')}
        </TextLink>
      }
    >
      <ul
        className={cx(
          pushedRow,
          // Larger motorcycles, and on a phone names that fit a line: then there is room for the figures.
          '[&_img]:aspect-[4/3] max-md:[&_dl]:my-3 max-md:[&_h3+p]:hidden max-md:[&_h3]:text-lg',
          'md:grid-cols-2 lg:grid-cols-3',
        )}
      >
        {next.map((model) => (
          <li key={model.slug} className={pushedItem}>
            <CardAtBuild
              model={model}
              locale={locale}
              labels={{ from: t('from'), wasLabel: t('before-subsidy') }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
