import '#edge/domains/account/operations.ts';
import '#edge/domains/catalog/operations.ts';
import '#edge/domains/content/operations.ts';
import '#edge/domains/garage/operations.ts';
import '#edge/domains/leads/operations.ts';
import '#edge/domains/listings/operations.ts';
import '#edge/domains/notifications/operations.ts';
import '#edge/domains/orders/operations.ts';
import '#edge/domains/places/operations.ts';
import '#edge/domains/referrals/operations.ts';
import '#edge/domains/sharing/operations.ts';
import '#edge/domains/shop/operations.ts';
import '#edge/domains/staff/operations.ts';
import '#edge/domains/stations/operations.ts';
import '#edge/domains/sync/operations.ts';
import '#edge/domains/test-rides/operations.ts';
import mainDocuments from '#edge/contract/documents.main.json' with { type: 'json' };
import { atFirstCall } from '#edge/platform/at-first-call.ts';
import { limitArguments } from './argument-limits.ts';
import { auditOperations } from './audited.ts';
import { buildSchema } from './build-schema.ts';
import { main } from './builder.ts';
import { guardStaffOperations } from './staff-rights.ts';

export { mainDocuments };

/** `POST /graphql`. The worker imports this module with the first request to it. */
export const mainSchema = atFirstCall(() =>
  limitArguments(auditOperations(guardStaffOperations(buildSchema(main)))),
);
