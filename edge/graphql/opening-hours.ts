import { DAYS, type DayHours, type HoursException } from '#edge/contract/hours.ts';
import { main } from './builder.ts';

const DayEnum = main.enumType('Day', { values: DAYS });

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
