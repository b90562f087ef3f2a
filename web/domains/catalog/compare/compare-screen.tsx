import { fallbackOrder, type Locale } from '#edge/contract/locale.ts';
import { modelsAtBuild } from '#web/domains/catalog/list/models-at-build.ts';
import { standardPrices } from '#web/domains/catalog/prices-at-build.ts';
import { productRecords } from '#web/domains/catalog/records-at-build.ts';
import { shotOf } from '#web/domains/catalog/shots.ts';
import { languageName } from '#web/platform/i18n/language-name.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { Comparison } from './comparison.tsx';
import type { ComparedModel } from './model-heads.tsx';

/** Every model with its table, so that any three stand side by side without asking again. */
export async function CompareScreen({ locale }: { locale: Locale }) {
  const [t, models, records, prices] = await Promise.all([
    getScopedI18n('catalog'),
    modelsAtBuild(locale),
    productRecords(),
    standardPrices(locale),
  ]);
  const textsOf = (slug: string) => records.find((record) => record.slug === slug)?.texts ?? {};
  const compared = models.map(({ slug, name, look }): ComparedModel => {
    const texts = textsOf(slug);
    const language = fallbackOrder(locale).find((each) => texts[each] !== undefined);
    return {
      slug,
      name,
      picture: shotOf(slug, look.key, 'cutout')?.src ?? null,
      otherLanguage:
        language === undefined || language === locale ? null : languageName(language, locale),
      table: (language && texts[language]?.specifications) ?? [],
    };
  });
  return (
    <Container className="pt-10 pb-20 sm:pt-14">
      <header className="max-w-text">
        <p className="font-bold text-4xl">{t('compare.title')}</p>
        <p className="mt-3 text-lg text-muted">{t('compare.lead')}</p>
      </header>
      <Comparison all={compared} prices={prices} />
    </Container>
  );
}
