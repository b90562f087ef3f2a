import { requireStaff } from '#edge/auth/policy.ts';
import { endPlannedInput, PLANNED } from '#edge/contract/catalog/planned.ts';
import { planSettingInput } from '#edge/contract/catalog/setting-change.ts';
import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type SettingValues,
} from '#edge/contract/catalog/settings.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef } from '#edge/graphql/common.ts';
import { staffWrite } from '#edge/graphql/staff-write.ts';
import { planSetting, SETTING_WRITES, withdrawSetting } from './change.ts';
import { type SettingRow, settingChanges, settingsAt } from './setting.sql.ts';

interface Setting {
  readonly name: SettingName;
  readonly value: number;
}

const SettingRef = main.objectRef<Setting>('DeskSetting').implement({
  description: 'A figure of the shop as it holds at that moment.',
  fields: (t) => ({
    name: t.exposeString('name'),
    value: t.exposeInt('value'),
    unit: t.string({
      description: '`IDR`, `HOURS`, `DAYS` or `KM`.',
      resolve: ({ name }) => SETTINGS[name].unit,
    }),
    least: t.int({ resolve: ({ name }) => SETTINGS[name].least }),
    most: t.int({ resolve: ({ name }) => SETTINGS[name].most }),
  }),
});

const ChangeRef = main.objectRef<SettingRow>('DeskSettingChange').implement({
  description: 'What was entered: it held, holds or is to hold from a moment on.',
  fields: (t) => ({
    id: t.id({ resolve: ({ change }) => change.id }),
    name: t.string({ resolve: ({ change }) => change.name }),
    value: t.int({ resolve: ({ change }) => change.value }),
    startsAt: t.field({ type: 'DateTime', resolve: ({ change }) => change.startsAt }),
    withdrawnAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'It never held.',
      resolve: ({ change }) => change.withdrawnAt,
    }),
    by: t.exposeString('by', { nullable: true, description: 'Who of the staff entered it.' }),
    reason: t.string({ resolve: ({ change }) => change.reason }),
    version: t.int({ resolve: ({ change }) => change.version }),
  }),
});

interface Desk {
  readonly at: number;
  readonly values: SettingValues;
  readonly changes: readonly SettingRow[];
}

const DeskRef = main.objectRef<Desk>('SettingDesk').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'The moment the values are of.' }),
    settings: t.field({
      type: [SettingRef],
      resolve: ({ values }) => SETTING_NAMES.map((name) => ({ name, value: values[name] })),
    }),
    changes: t.field({
      type: [ChangeRef],
      description: 'Planned, holding and past ones, the last to begin first.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

main.queryField('settingDesk', (t) =>
  t.field({
    type: DeskRef,
    description:
      'Figures of the shop as they hold at a moment, what is going to change, and what has changed.',
    args: { at: t.arg({ type: 'DateTime', description: 'Now, when absent.' }) },
    resolve: async (_, { at }, context): Promise<Desk> => {
      requireStaff(await context.actor());
      const moment = at ?? context.clock();
      const [values, changes] = await Promise.all([
        context.read(settingsAt({ now: moment })),
        context.read(settingChanges({ limit: PLANNED.listed })),
      ]);
      return { at: moment, values, changes };
    },
  }),
);

main.mutationField('planSetting', (t) =>
  t.field({
    type: CommonRef,
    description: `Another value of a figure of the shop, from a moment on. Orders that were placed before keep
      what they were placed with. Counts once.`,
    args: {
      id: t.arg.id({
        required: true,
        description: '`set_` and 26 characters, made by the device.',
      }),
      name: t.arg.string({ required: true }),
      value: t.arg.int({ required: true, description: 'In the unit of the figure.' }),
      startsAt: t.arg({ type: 'DateTime', required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) =>
      staffWrite(
        context,
        { operation: 'planSetting', schema: planSettingInput, args, limit: SETTING_WRITES },
        (input, staffId) => planSetting(staffId, input, context),
      ),
  }),
);

main.mutationField('withdrawSetting', (t) =>
  t.field({
    type: CommonRef,
    description: 'Withdraws a value that has not begun. A repeat is a success.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      expectedVersion: t.arg.int({ required: true }),
    },
    resolve: (_, args, context) =>
      staffWrite(
        context,
        { operation: 'withdrawSetting', schema: endPlannedInput, args, limit: SETTING_WRITES },
        (input) => withdrawSetting(input, context),
      ),
  }),
);
