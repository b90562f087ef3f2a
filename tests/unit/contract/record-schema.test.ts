import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  everyLanguage,
  fieldNames,
  type RecordSchema,
  someLanguages,
} from '#edge/contract/sync/record-schema.ts';
import { stripper } from '#web/platform/offline/strip.ts';

const schema: RecordSchema = v.object({
  id: v.number(),
  user: v.object({ name: v.string() }),
  rows: v.nullable(v.array(v.object({ key: v.string(), spans: v.array(v.tuple([v.number()])) }))),
  texts: someLanguages(v.object({ title: v.string(), blocks: v.array(v.unknown()) })),
  slogan: everyLanguage(v.string()),
  status: v.picklist(['OPEN', 'CLOSED']),
});

const strip = stripper(fieldNames(schema));

const whole = {
  id: 1,
  user: { name: 'Ayu' },
  rows: [{ key: 'a', spans: [[1]] }],
  texts: { en: { title: 't', blocks: [{ anything: { at: 'all' } }] } },
  slogan: { en: 'Go', id: 'Jalan' },
  status: 'OPEN',
};

describe('the schema of a record', () => {
  it('leaves a record as it describes it untouched', () => {
    expect(v.parse(schema, whole)).toEqual(whole);
    expect(strip(whole)).toEqual(whole);
  });

  it('drops what it does not name, at any depth', () => {
    const more = {
      ...whole,
      secret: 's',
      user: { name: 'Ayu', phoneNumber: '+62' },
      rows: [{ key: 'a', spans: [[1]], secret: 's' }],
      texts: { en: { ...whole.texts.en, secret: 's' } },
    };
    expect(strip(more)).toEqual(whole);
  });

  it('drops an object where a plain value is described', () => {
    expect(strip({ id: { secret: 's' }, status: [{ secret: 's' }] })).toEqual({
      id: {},
      status: [{}],
    });
  });

  it('lets a word of a newer server and a missing field pass', () => {
    expect(strip({ status: 'PAUSED', rows: null })).toEqual({
      status: 'PAUSED',
      rows: null,
    });
  });

  it('names its fields in alphabetical order, however they are declared', () => {
    const names = [
      'id',
      'rows.key',
      'rows.spans',
      'slogan.*',
      'status',
      'texts.*.blocks.**',
      'texts.*.title',
      'user.name',
    ];
    expect(fieldNames(schema)).toEqual(names);
    expect(fieldNames(v.object({ b: v.string(), a: v.string() }))).toEqual(
      fieldNames(v.object({ a: v.string(), b: v.string() })),
    );
  });
});
