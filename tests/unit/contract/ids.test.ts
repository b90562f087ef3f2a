import { describe, expect, it } from 'vitest';
import { newId, ulid } from '#edge/contract/ids.ts';
import { idempotencyKeyOf } from '#edge/http/idempotency-key.ts';

describe('keys the device makes', () => {
  it('are what the server takes, and sort by the time they were made', () => {
    const keys = [1, 1_700_000_000_000, 1_700_000_000_001, 4_000_000_000_000].map((at) => ulid(at));
    for (const key of keys)
      expect(idempotencyKeyOf(new Headers({ 'idempotency-key': key }))).toBe(key);
    expect([...keys].sort()).toEqual(keys);
  });

  it('are refused when somebody made them up', () => {
    for (const key of ['', 'x', '01JD4Z6Q3M8T5V7W9XABCDEFGU', '81JD4Z6Q3M8T5V7W9XABCDEFGH'])
      expect(() => idempotencyKeyOf(new Headers({ 'idempotency-key': key }))).toThrow();
    expect(idempotencyKeyOf(new Headers())).toBeUndefined();
  });

  it('make ids of things like the server makes them', () => {
    expect(newId('shr')).toMatch(/^shr_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(newId('shr')).not.toBe(newId('shr'));
  });
});
