import { requireCustomer } from '#edge/auth/policy.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { deleteRemovedNow } from '#edge/platform/files/sweep.ts';
import { once } from '#edge/platform/write/once.ts';
import { AccidentEnum, GradeEnum, ItemEnum, MoveEnum } from './enums.ts';
import { moveListing } from './move.ts';
import { type ChangedMeanwhile, type SaveRefusal, saveListing } from './save.ts';

interface Saved extends Common {
  readonly conflict: ChangedMeanwhile | null;
}

const ConflictRef = main.objectRef<ChangedMeanwhile>('ListingConflict').implement({
  description: 'What was written to it after this device last saw it.',
  fields: (t) => ({
    lastSave: t.exposeID('lastSave'),
    price: t.field({ type: 'Rupiah', nullable: true, resolve: ({ price }) => price }),
    changedAt: t.field({ type: 'DateTime', resolve: ({ changedAt }) => changedAt }),
  }),
});

const SavedRef = main.objectRef<Saved>('SaveListingResult').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    conflict: t.field({ type: ConflictRef, nullable: true, resolve: ({ conflict }) => conflict }),
  }),
});

const GradedInput = main.inputType('ListingGradedParam', {
  fields: (t) => ({
    item: t.field({ type: ItemEnum, required: true }),
    grade: t.field({ type: GradeEnum, required: true }),
  }),
});

const ListingInput = main.inputType('ListingParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`lst_` and 26 characters, made by the device.' }),
    saveId: t.id({ required: true, description: 'Names this write: `lsv_` and 26 characters.' }),
    lastSave: t.id({ description: '`saveId` of what the device saw; absent for a new listing.' }),
    vin: t.string({ description: 'Of a motorcycle; this or `batteryNumber`.' }),
    batteryNumber: t.string(),
    price: t.field({ type: 'Rupiah' }),
    negotiable: t.boolean({ required: true }),
    area: t.string({ description: 'Code of the province.' }),
    city: t.string({ required: true }),
    description: t.string({ required: true }),
    showPhone: t.boolean({ required: true }),
    condition: t.field({ type: [GradedInput], required: true }),
    accident: t.field({ type: AccidentEnum }),
    faults: t.string({ required: true }),
    photos: t.idList({
      description: 'Uploads of purpose LISTING, in order. Absent: they stay as they are.',
    }),
    rangeKm: t.int({ description: 'Kilometres on a full charge, as the owner says.' }),
  }),
});

const notSaved = (refusal: SaveRefusal): Saved => {
  const conflict = typeof refusal === 'string' ? null : refusal;
  return { ...failed(conflict?.code ?? String(refusal)), conflict };
};

main.mutationField('saveListing', (t) =>
  t.field({
    type: SavedRef,
    description: 'Begins a listing as a draft, or writes to one of one’s own. May be sent again.',
    args: { param: t.arg({ type: ListingInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const input = {
        ...param,
        lastSave: param.lastSave ?? null,
        vin: param.vin ?? null,
        batteryNumber: param.batteryNumber ?? null,
        price: param.price ?? null,
        area: param.area ?? null,
        accident: param.accident ?? null,
        rangeKm: param.rangeKm ?? null,
        photos: param.photos ?? null,
      };
      const done = await once(context, { operation: 'saveListing', who, input: param }, () =>
        saveListing(who, input, context),
      );
      if (!done.ok) return notSaved(done.error);
      if (input.photos !== null) await deleteRemovedNow(context);
      return { ...DONE, conflict: null };
    },
  }),
);

main.mutationField('moveListing', (t) =>
  t.field({
    type: CommonRef,
    description: 'Publishes, reserves, releases, sells or withdraws a listing. May be sent again.',
    args: {
      id: t.arg.id({ required: true }),
      move: t.arg({ type: MoveEnum, required: true }),
    },
    resolve: async (_, args, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const done = await once(context, { operation: 'moveListing', who, input: args }, () =>
        moveListing(who, args.id, args.move, context),
      );
      if (!done.ok) return failed(done.error);
      await deleteRemovedNow(context);
      return DONE;
    },
  }),
);
