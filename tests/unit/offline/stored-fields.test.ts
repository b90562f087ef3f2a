import { describe, expect, it } from 'vitest';
import type { Collection, Records } from '#web/platform/offline/collections.ts';
import { type FieldPath, pickerOf } from '#web/platform/offline/field-path.ts';
import { STORED_FIELDS, shapeOf } from '#web/platform/offline/stored-fields.ts';

/** Fields of the declared records that no device keeps. */
type Missing = {
  [C in Collection]: Exclude<FieldPath<Records[C]>, (typeof STORED_FIELDS)[C][number]>;
};

describe('the fields a device keeps', () => {
  it('are all that the records declare: the compiler would name a missing one', () => {
    const missing: Missing[Collection][] = [];
    expect(missing).toEqual([]);
    const named: [Missing[Collection]] extends [never] ? true : false = true;
    expect(named).toBe(true);
  });

  it('are picked at any depth, through arrays and maps', () => {
    const pick = pickerOf(['id', 'user.name', 'rows.key', 'texts.*.title', 'blocks.**']);
    expect(
      pick({
        id: 1,
        secret: 's',
        user: { name: 'Ayu', phoneNumber: '+62' },
        rows: [{ key: 'a', secret: 's' }],
        texts: { en: { title: 't', secret: 's' }, id: null },
        blocks: [{ anything: { at: 'all' } }],
      }),
    ).toEqual({
      id: 1,
      user: { name: 'Ayu' },
      rows: [{ key: 'a' }],
      texts: { en: { title: 't' }, id: null },
      blocks: [{ anything: { at: 'all' } }],
    });
  });

  it('drop an object where a plain value was listed', () => {
    expect(pickerOf(['id'])({ id: { secret: 's' } })).toEqual({ id: {} });
  });

  it('name the list a copy was made with', () => {
    const shapes = (Object.keys(STORED_FIELDS) as Collection[]).map(shapeOf);
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
