import type { RowOf } from '#db/query.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { viewsOf } from '#edge/domains/account/papers/paper.sql.ts';
import { main } from '#edge/graphql/builder.ts';

const ViewRef = main.objectRef<RowOf<typeof viewsOf>>('DocumentView').implement({
  description: 'That one of the staff opened the person’s papers.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', {
      description:
        'A kind of paper; of an order `ORDER_PAPERS` (its owner’s), `ORDER_APPLICATION` (for financing) or `ORDER_PROOF` (of its delivery).',
    }),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
    role: t.exposeString('role', {
      nullable: true,
      description:
        'What the person who opened them is with us: id of a role the shop begins with, or the name of another; null of who has none any more.',
    }),
    reason: t.exposeString('reason', { description: 'In the words of who opened them.' }),
    viewedAt: t.expose('viewedAt', { type: 'DateTime' }),
  }),
});

main.queryField('documentViews', (t) =>
  t.field({
    type: [ViewRef],
    description: 'Who of the staff opened the person’s papers, and why, the latest first.',
    resolve: async (_, __, context) => {
      const { customerId } = requireCustomer(await context.actor());
      return [...(await context.readPrimary(viewsOf({ customerId })))];
    },
  }),
);
