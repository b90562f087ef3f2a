import * as v from 'valibot';

const MEGABYTE = 1024 * 1024;

/** Both readings of the specification stand; texts name these numbers. */
export const UPLOAD_MEGABYTES = { identityCard: 2, other: 15 } as const;

export const UPLOAD_BYTES = {
  identityCard: UPLOAD_MEGABYTES.identityCard * MEGABYTE,
  other: UPLOAD_MEGABYTES.other * MEGABYTE,
} as const;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

interface FileLike {
  readonly size: number;
  readonly type: string;
}

/** A `File` of the browser or what the server knows of one. */
const file = v.custom<FileLike>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'size' in value &&
    typeof value.size === 'number' &&
    'type' in value &&
    typeof value.type === 'string',
  'required',
);

export const upload = (kind: keyof typeof UPLOAD_BYTES, types: readonly string[] = IMAGE_TYPES) =>
  v.pipe(
    file,
    v.check(({ size }) => size > 0, 'file.empty'),
    v.check(
      ({ size }) => size <= UPLOAD_BYTES[kind],
      kind === 'identityCard' ? 'file.identity-card-too-large' : 'file.too-large',
    ),
    v.check(({ type }) => types.includes(type), 'file.type'),
  );
