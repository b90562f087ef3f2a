import type { ProductTextRecord } from '#edge/contract/catalog/product-record.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n } from '../../../platform/i18n/server.ts';
import { Container } from '../../../ui/container.tsx';
import { modelsAtBuild } from '../list/models-at-build.ts';
import { standardPrices } from '../prices-at-build.ts';
import { productRecords } from '../records-at-build.ts';
import { shotOf } from '../shots.ts';
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
  const textsOf = (slug: string) => records.find((record) => record.slug === slug)?.texts;
  const tableOf = (slug: string): ProductTextRecord['specifications'] => {
    const texts = textsOf(slug);
    return (texts?.[locale] ?? texts?.en ?? texts?.id)?.specifications ?? [];
  };
  const compared = models.map(
    ({ slug, name, look }): ComparedModel => ({
      slug,
      name,
      picture: shotOf(slug, look.key, 'cutout')?.src ?? null,
      isFallback: textsOf(slug)?.[locale] === undefined,
      table: tableOf(slug),
    }),
  );
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
