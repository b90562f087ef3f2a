import '#edge/domains/catalog/operations.ts';
import '#edge/domains/content/operations.ts';
import '#edge/domains/places/operations.ts';
import '#edge/domains/shop/operations.ts';
import '#edge/domains/stations/operations.ts';
import '#edge/domains/sync/operations.ts';
import { atFirstCall } from '#edge/platform/at-first-call.ts';
import { limitArguments } from './argument-limits.ts';
import { buildSchema } from './build-schema.ts';
import { content } from './builder.ts';

/** `GET|POST /content`. */
export const contentSchema = atFirstCall(() => limitArguments(buildSchema(content)));
