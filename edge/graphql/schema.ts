import '#edge/domains/account/operations.ts';
import '#edge/domains/catalog/operations.ts';
import '#edge/domains/content/operations.ts';
import '#edge/domains/garage/operations.ts';
import '#edge/domains/leads/operations.ts';
import '#edge/domains/listings/operations.ts';
import '#edge/domains/orders/operations.ts';
import '#edge/domains/places/operations.ts';
import '#edge/domains/sharing/operations.ts';
import '#edge/domains/shop/operations.ts';
import '#edge/domains/stations/operations.ts';
import '#edge/domains/sync/operations.ts';
import { limitArguments } from './argument-limits.ts';
import { auditOperations } from './audited.ts';
import { content, main } from './builder.ts';

/** `POST /graphql`. */
export const mainSchema = limitArguments(auditOperations(main.toSchema()));

/** `GET|POST /content`. */
export const contentSchema = limitArguments(content.toSchema());
