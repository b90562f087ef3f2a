import type { DayHours } from '#edge/contract/hours.ts';
import { main } from '#edge/graphql/builder.ts';
import { DayEnum } from './enums.ts';

export const OpeningTimeRef = main.objectRef<DayHours>('OpeningTime').implement({
  fields: (t) => ({
    day: t.field({ type: DayEnum, resolve: ({ day }) => day }),
    time: t.exposeString('time', {
      description: '`08:00-21:00` on the place’s clock, empty when closed.',
    }),
  }),
});

export const PictureRef = main
  .objectRef<{ readonly name: string; readonly url: string }>('Picture')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), url: t.exposeString('url') }) });
