import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paperForm, paperInput } from '#edge/contract/orders/paper-input.ts';
import en from '#web/platform/i18n/messages/en/validation.ts';

const faultsOf = (schema: v.GenericSchema, input: object) =>
  v
    .safeParse(schema, { progress: 'READY', ...input })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe.each([
  ['sent to the server', paperInput],
  ['typed at the desk', paperForm],
])('a paper of an order %s', (_, schema) => {
  it.each(['STNK', 'TNKB'])('takes the number of the plate with %s', (item) => {
    expect(v.parse(schema, { item, progress: 'READY', plateNumber: ' b1234abc ' })).toEqual({
      item,
      progress: 'READY',
      plateNumber: 'B 1234 ABC',
    });
    expect(faultsOf(schema, { item, plateNumber: 'B 0123' })).toEqual([
      ['plateNumber', 'desk.plate-number'],
    ]);
  });

  it('takes none with the title', () => {
    expect(faultsOf(schema, { item: 'BPKB', plateNumber: 'B 1234 ABC' })).toEqual([
      ['plateNumber', 'desk.plate-number.title'],
    ]);
    for (const plateNumber of ['', null, undefined])
      expect(v.parse(schema, { item: 'BPKB', progress: 'READY', plateNumber })).toMatchObject({
        plateNumber: null,
      });
  });

  it('may leave the number out with the certificate', () => {
    expect(faultsOf(schema, { item: 'STNK', plateNumber: ' ' })).toEqual([]);
  });

  it('is refused in words of the catalogue', () => {
    for (const input of [{ item: 'KTP' }, { item: 'STNK', progress: 'LOST' }])
      for (const [, message = ''] of faultsOf(schema, input))
        expect(Object.keys(en)).toContain(message);
  });
});

it('the plate itself is typed with its number at the desk, and the server may know it', () => {
  expect(faultsOf(paperForm, { item: 'TNKB', plateNumber: ' ' })).toEqual([
    ['plateNumber', 'desk.plate-number.required'],
  ]);
  expect(faultsOf(paperInput, { item: 'TNKB', plateNumber: null })).toEqual([]);
});
