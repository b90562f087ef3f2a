import type { Locale } from '#edge/contract/locale.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ProductNotesDocument } from '#web/platform/graphql/generated/content/product-notes.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Section } from '#web/ui/section.tsx';
import { Blocks } from './blocks.tsx';
import { LanguageNote } from './language-note.tsx';
import { type PageText, partsOf } from './text.ts';

function Text({ page }: { page: PageText }) {
  return partsOf(page.blocks).map(({ id, title, blocks }) => (
    <div key={id} className="grid gap-4 not-first:mt-6">
      {title === null ? null : <h4 className="font-bold text-ink">{title}</h4>}
      <Blocks blocks={blocks} title={title ?? page.title} />
    </div>
  ));
}

/**
 * Follows the specifications on their ground: how figures and prices are meant, and the terms of a battery that is bought or subscribed to.
 */
export async function ProductNotes({
  locale,
  isRented,
}: {
  locale: Locale;
  /** The model comes with a subscribed battery too. */
  isRented: boolean;
}) {
  const { productPageText, owned, rented } = await contentAtBuild(ProductNotesDocument, { locale });
  const t = await getScopedI18n('catalog');
  const terms = [owned, isRented ? rented : null].filter((page) => page !== null);
  if (productPageText === null) return null;
  return (
    <Section id="notes" title={productPageText.title} className="bg-sunken pt-0!">
      <div className="border-line border-t">
        <Disclosure summary={<h3 className="sm:text-lg">{t('notes.figures')}</h3>}>
          <Text page={productPageText} />
          <LanguageNote text={productPageText} />
        </Disclosure>
        {terms.map((page) => (
          <Disclosure key={page.name} summary={<h3 className="sm:text-lg">{page.title}</h3>}>
            <Text page={page} />
            <LanguageNote text={page} />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
