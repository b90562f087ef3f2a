import type { product, productPrice, productText } from '#db/schema/catalog.ts';
import { inLocale, languagesOf } from '#edge/contract/locale.ts';
import { MODELS } from './models/index.ts';
import { unitIn } from './numbers.ts';
import { lookOf, picture } from './pictures.ts';
import { pricesOf, SUBSIDY } from './prices.ts';
import { sectionsOf } from './sections.ts';
import { specificationOf } from './specification.ts';
import { TESTIMONIALS } from './testimonials.ts';
import type { ModelContent } from './types.ts';
import { valuesOf } from './values.ts';

const productId = (model: ModelContent): string => `prd_${model.slug}`;

export const productRows = (): (typeof product.$inferInsert)[] =>
  MODELS.map((model) => {
    const look = lookOf(model.colors[0] ?? '', model.accents[0]);
    return {
      id: productId(model),
      slug: model.slug,
      odooProductId: model.odooProductId,
      name: model.name,
      generation: model.generation,
      look,
      image: picture(model.slug, look, 'hero-1600.avif'),
      isActive: true,
      orderSequence: model.orderSequence,
      showDpSimulation: true,
      showTesti: model.showTesti,
      eBrochure: `/brochures/${model.slug}-{locale}.pdf`,
      standardBattery: model.standardBattery,
      subsidyId: model.subsidised ? SUBSIDY.id : null,
    };
  });

export const textRows = (): (typeof productText.$inferInsert)[] =>
  MODELS.flatMap((model) =>
    languagesOf(model.slogan).map((locale) => ({
      productId: productId(model),
      locale,
      slogan: inLocale(model.slogan, locale),
      edition: inLocale(model.edition, locale),
      imageLabel: inLocale(model.imageLabel, locale),
      description: inLocale(model.description, locale),
      mainFeatures: JSON.stringify(
        model.features.map((feature) => ({
          id: feature.id,
          category: feature.category,
          name: inLocale(feature.name, locale),
          value: feature.value,
          unit: unitIn(feature.unit, locale),
          description: inLocale(feature.description, locale),
        })),
      ),
      sections: JSON.stringify(sectionsOf(model, locale)),
      specifications: JSON.stringify(specificationOf(model.facts, locale)),
      testimonials: JSON.stringify(
        (TESTIMONIALS[model.slug] ?? []).map(({ text, ...rider }) => ({
          ...rider,
          text: inLocale(text, locale),
        })),
      ),
    })),
  );

export const valueRows = () => MODELS.flatMap(valuesOf);

export const priceRows = (): (typeof productPrice.$inferInsert)[] =>
  MODELS.flatMap((model) =>
    model.batteries.flatMap((battery) =>
      pricesOf(battery).map((lines) => ({
        productId: productId(model),
        battery: battery.code,
        ...lines,
      })),
    ),
  );
