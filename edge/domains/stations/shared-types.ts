import type { DayHours, HoursException } from '#edge/contract/hours.ts';
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

export const HoursExceptionRef = main.objectRef<HoursException>('HoursException').implement({
  description: 'An opening or closing out of the ordinary.',
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime' }),
    to: t.expose('to', { type: 'DateTime' }),
    open: t.exposeBoolean('open'),
  }),
});

export const PictureRef = main
  .objectRef<{ readonly name: string; readonly url: string }>('Picture')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), url: t.exposeString('url') }) });
