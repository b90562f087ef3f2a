import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import type { Configuration } from '#edge/contract/catalog/configuration.ts';
import {
  MOST_SAVED,
  type SavedConfiguration,
  savedConfiguration,
} from '#edge/contract/catalog/saved-configuration.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { SavedDeliveryEnum } from './enums.ts';
import { productName } from './index.ts';
import { dropOldest, ownerOfSaved, removeSaved, savedOf, writeSaved } from './saved.sql.ts';

const ChoiceRef = main.objectRef<Configuration>('SavedChoice').implement({
  fields: (t) => ({
    color: t.exposeString('color'),
    accent: t.exposeString('accent', { nullable: true }),
    battery: t.exposeString('battery'),
    area: t.exposeString('area', { description: 'Province code.' }),
    dealer: t.exposeString('dealer', { nullable: true }),
    delivery: t.field({ type: SavedDeliveryEnum, resolve: ({ delivery }) => delivery }),
  }),
});

interface SavedRow extends SavedConfiguration {
  readonly productName: string;
}

const SavedRef = main.objectRef<SavedRow>('SavedConfiguration').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    productName: t.exposeString('productName'),
    name: t.exposeString('name', { description: 'What the customer calls it.' }),
    choice: t.field({ type: ChoiceRef, resolve: ({ choice }) => choice }),
    total: t.expose('total', { type: 'Rupiah', description: 'What it cost when it was saved.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
  }),
});

const ChoiceInput = main.inputType('SavedChoiceInput', {
  fields: (t) => ({
    color: t.string({ required: true }),
    accent: t.string(),
    battery: t.string({ required: true }),
    area: t.string({ required: true }),
    dealer: t.string(),
    delivery: t.field({ type: SavedDeliveryEnum, required: true }),
  }),
});

const SavedInput = main.inputType('SavedConfigurationInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'A UUID the device made; the same id changes it.' }),
    slug: t.string({ required: true }),
    name: t.string({ required: true }),
    choice: t.field({ type: ChoiceInput, required: true }),
    total: t.field({ type: 'Rupiah', required: true }),
    savedAt: t.field({ type: 'DateTime', required: true }),
  }),
});

main.queryField('savedConfigurations', (t) =>
  t.field({
    type: [SavedRef],
    description: 'Configurations the customer keeps, newest first.',
    resolve: async (_, __, { actor, readPrimary }) => {
      const { customerId } = requireCustomer(await actor());
      const rows = await readPrimary(savedOf({ customerId }));
      return rows.map(({ id, slug, productName, name, choice, totalIdr, savedAt }) => ({
        id,
        slug,
        productName,
        name,
        savedAt,
        total: totalIdr,
        choice: choice as Configuration,
      }));
    },
  }),
);

main.mutationField('saveConfiguration', (t) =>
  t.field({
    type: CommonRef,
    description: `Keeps a configuration, or changes the one with the same id. At most ${MOST_SAVED} are kept; the oldest goes.`,
    args: { input: t.arg({ type: SavedInput, required: true }) },
    resolve: async (_, { input }, { actor, readPrimary, db, clock }) => {
      const { customerId } = requireCustomer(await actor());
      const { choice } = input;
      const checked = v.safeParse(savedConfiguration, {
        ...input,
        choice: { ...choice, accent: choice.accent ?? null, dealer: choice.dealer ?? null },
      });
      if (!checked.success) return failed('invalid', checked.issues[0].message);
      const { slug, id, name, total } = checked.output;
      const [model, [stored]] = await Promise.all([
        readPrimary(productName(slug)),
        readPrimary(ownerOfSaved({ id })),
      ]);
      if (model === undefined) return failed('productUnknown', 'There is no such model on sale.');
      // Somebody else's: what it holds stays unknown.
      if (stored !== undefined && stored.customerId !== customerId) return failed('invalid', 'id');
      // A clock that runs ahead must not keep the others out for ever.
      const savedAt = Math.min(checked.output.savedAt, clock());
      const row = { id, customerId, slug, name, total, savedAt, choice: checked.output.choice };
      await db.write([writeSaved(row), dropOldest({ customerId, most: MOST_SAVED })]);
      return DONE;
    },
  }),
);

main.mutationField('removeSavedConfiguration', (t) =>
  t.field({
    type: CommonRef,
    description: 'Forgets a configuration; one that is gone already is no mistake.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { actor, db }) => {
      const { customerId } = requireCustomer(await actor());
      await db.write([removeSaved({ customerId, id })]);
      return DONE;
    },
  }),
);
