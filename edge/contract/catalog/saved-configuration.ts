import * as v from 'valibot';
import { configuration } from './configuration.ts';

/** So many a person keeps; the oldest goes when another one comes. */
export const MOST_SAVED = 10;

const SAVED_NAME_MAX = 100;

/** What the person calls it; the form and the server ask here. */
export const savedName = v.object({
  name: v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(SAVED_NAME_MAX, 'name.too-long'),
  ),
});

/** A configuration somebody wanted to keep, with the id the device gave it. */
export const savedConfiguration = v.object({
  id: v.pipe(v.string(), v.uuid('id')),
  slug: v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d-]{0,63}$/, 'slug')),
  ...savedName.entries,
  choice: configuration,
  /** What it cost then, whole rupiah. */
  total: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000_000)),
  /** Epoch ms. */
  savedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type SavedConfiguration = v.InferOutput<typeof savedConfiguration>;
