import * as v from 'valibot';
import { expect, it } from 'vitest';
import { seed } from '#db/content/listings/index.ts';
import { newId } from '#edge/contract/ids.ts';
import { enquiryParam, reportParam } from '#edge/contract/listings/enquiry.ts';

/** Ids of the listings that every demo begins with. */
const ids = seed
  .statements()
  .flatMap(({ args }) => args)
  .filter((each): each is string => String(each).startsWith('lst_'));

it('a demo listing accepts enquiries and reports', () => {
  expect(ids.length).toBeGreaterThan(0);
  const enquiry = {
    id: newId('enq'),
    name: 'Sari Dewi',
    phoneNumber: '081234567890',
    message: 'Apakah motornya masih ada?',
    consent: true,
    locale: 'id',
  };
  const report = { id: newId('lrp'), reason: 'WRONG_DATA', note: '' };
  const isTaken = (listingId: string): boolean =>
    v.safeParse(enquiryParam, { ...enquiry, listingId }).success &&
    v.safeParse(reportParam, { ...report, listingId }).success;
  expect(ids.filter((id) => !isTaken(id))).toEqual([]);
});
