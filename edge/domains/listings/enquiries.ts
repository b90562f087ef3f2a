import type { RowOf } from '#db/query.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE } from '#edge/graphql/common.ts';
import { enquiriesFor, markRead } from './enquiry.sql.ts';

type Row = RowOf<typeof enquiriesFor>;

const EnquiryRef = main.objectRef<Row>('ListingEnquiry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    phoneNumber: t.exposeString('phoneNumber'),
    message: t.exposeString('message'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    read: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
  }),
});

main.queryField('listingEnquiries', (t) =>
  t.field({
    type: [EnquiryRef],
    description: 'What buyers wrote, for the owner of the listing, the newest first.',
    args: { listingId: t.arg.id({ required: true }) },
    resolve: async (_, { listingId }, context) =>
      (await readForCustomer(context, (customerId) => enquiriesFor({ listingId, customerId })))
        .rows,
  }),
);

main.mutationField('readListingEnquiries', (t) =>
  t.field({
    type: CommonRef,
    description: 'The owner has seen them. Changes nothing for anybody else.',
    args: { listingId: t.arg.id({ required: true }) },
    resolve: async (_, { listingId }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      await context.db.write([markRead(listingId, customerId, context.clock())]);
      return DONE;
    },
  }),
);
