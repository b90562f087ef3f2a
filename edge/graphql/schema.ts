import '../domains/account/operations.ts';
import '../domains/catalog/operations.ts';
import '../domains/content/operations.ts';
import '../domains/garage/operations.ts';
import '../domains/leads/operations.ts';
import '../domains/listings/operations.ts';
import '../domains/places/operations.ts';
import '../domains/sharing/operations.ts';
import '../domains/shop/operations.ts';
import '../domains/stations/operations.ts';
import '../domains/sync/operations.ts';
import { content, main } from './builder.ts';

/** `POST /graphql`. */
export const mainSchema = main.toSchema();

/** `GET|POST /content`. */
export const contentSchema = content.toSchema();
