import { main } from '#edge/graphql/builder.ts';
import type { DeskLink } from './link.sql.ts';

export const CourierLinkRef = main.objectRef<DeskLink>('OrderDeskCourierLink').implement({
  description: 'The last link that a courier was given.',
  fields: (t) => ({
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    madeBy: t.exposeString('madeByName', { nullable: true, description: 'Of the staff.' }),
    openedAt: t.expose('openedAt', { type: 'DateTime', nullable: true }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
});
