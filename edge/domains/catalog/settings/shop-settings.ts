import { SETTING_NAMES, type SetValue } from '#edge/contract/catalog/settings.ts';
import { content } from '#edge/graphql/builder.ts';
import { settingsAt } from './setting.sql.ts';

const SettingRef = content.objectRef<SetValue>('ShopSetting').implement({
  description: 'A figure of the shop that may change without a release.',
  fields: (t) => ({
    name: t.exposeString('name', { description: '`BOOKING_FEE`, `PAYMENT_HOURS`, `REACH_KM` …' }),
    value: t.exposeInt('value', { description: 'Whole rupiah, hours, days or kilometres.' }),
  }),
});

content.queryField('shopSettings', (t) =>
  t.field({
    type: [SettingRef],
    description:
      'What bookings and deliveries cost now, how far we deliver, and how long a payment may take.',
    resolve: async (_, __, { read, clock }): Promise<SetValue[]> => {
      const values = await read(settingsAt({ now: clock() }));
      return SETTING_NAMES.map((name) => ({ name, value: values[name] }));
    },
  }),
);
