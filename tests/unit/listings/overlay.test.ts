import { describe, expect, it } from 'vitest';
import type { ListingRecord } from '#edge/contract/listings/listing-record.ts';
import { lastSaveOf, ownListings } from '#web/domains/listings/own/overlay.ts';
import { faultAmong, readTyped, typedOf } from '#web/domains/listings/own/typed.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

const RECORD: ListingRecord = {
  id: 'lst_1',
  kind: 'MOTORCYCLE',
  vin: 'VIN',
  serialNumber: null,
  title: 'ALVA ONE',
  colorName: 'Halo White',
  snapshot: null,
  status: 'DRAFT',
  price: 20_000_000,
  negotiable: false,
  area: '31',
  city: 'Jakarta',
  description: 'Dipakai harian ke kantor saja.',
  showPhone: false,
  condition: [{ item: 'body', grade: 'GOOD' }],
  accident: 'NONE',
  faults: '',
  rangeKm: null,
  photos: [],
  saveId: 'lsv_1',
  publishedAt: null,
  expiresAt: null,
  closedAt: null,
  closedBy: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
  hidden: false,
  enquiries: 0,
  unread: 0,
};

let seq = 0;
const item = (operation: string, variables: object, state: OutboxItem['state'] = 'waiting') =>
  ({
    seq: seq++,
    key: String(seq),
    operation,
    entity: '',
    variables,
    about: 'ALVA ONE',
    createdAt: 1_800_000_000_000,
    state,
  }) as OutboxItem;
const save = (saveId: string, price: number, state?: OutboxItem['state'], id = 'lst_1') =>
  item('saveListing', { param: { ...RECORD, id, saveId, lastSave: 'lsv_1', price } }, state);
const move = (to: string, state?: OutboxItem['state']) =>
  item('moveListing', { id: 'lst_1', move: to }, state);

describe('what an owner sees of a listing', () => {
  it('is the copy with what waits over it, marked as waiting', () => {
    expect(ownListings([RECORD], [save('lsv_2', 19_000_000), move('publish')])).toMatchObject([
      { price: 19_000_000, status: 'PUBLISHED', pending: true, stuck: false, saveId: 'lsv_2' },
    ]);
  });

  it('is there before the server knows of it', () => {
    expect(ownListings([], [save('lsv_9', 18_000_000, 'waiting', 'lst_9')])).toMatchObject([
      { id: 'lst_9', title: 'ALVA ONE', status: 'DRAFT', price: 18_000_000, pending: true },
    ]);
  });

  it('goes back to the copy when a write is refused, with what was written after it', () => {
    const items = [save('lsv_2', 19_000_000, 'refused'), move('publish')];
    expect(ownListings([RECORD], items)).toMatchObject([
      { price: 20_000_000, status: 'DRAFT', pending: false, stuck: true },
    ]);
  });

  it('is not written over by a save the copy has already, nor moved where it cannot go', () => {
    const sent = [save('lsv_1', 1, 'sent'), move('reserve')];
    expect(ownListings([RECORD], sent)).toMatchObject([
      { price: 20_000_000, status: 'DRAFT', pending: false },
    ]);
  });

  it('remembers its own last write, so that the next one does not contradict it', () => {
    expect(lastSaveOf([RECORD], [save('lsv_2', 1), save('lsv_3', 2)], 'lst_1')).toBe('lsv_3');
    expect(lastSaveOf([RECORD], [], 'lst_1')).toBe('lsv_1');
    expect(lastSaveOf([RECORD], [], 'lst_2')).toBeNull();
  });
});

describe('the form of a listing', () => {
  it('reads amounts as people write them', () => {
    for (const price of ['18.500.000', 'Rp 18,500,000', '18500000']) {
      const read = readTyped('MOTORCYCLE', { ...typedOf(RECORD), price }, false);
      expect(read).toMatchObject({ ok: true, content: { price: 18_500_000 } });
    }
  });

  it('takes a draft with holes, and names the first hole when it shall be published', () => {
    const typed = typedOf(RECORD);
    expect(readTyped('MOTORCYCLE', typed, false)).toMatchObject({ ok: true });
    expect(readTyped('MOTORCYCLE', typed, true)).toEqual({ ok: false, fault: 'condition' });
  });

  it('names what its step lacks, and leaves the other steps alone', () => {
    const typed = { ...typedOf(RECORD), price: '' };
    const ofOffer = (field: string) => field === 'price' || field === 'area';
    const ofCondition = (field: string) => field === 'condition' || field === 'rangeKm';
    expect(faultAmong('MOTORCYCLE', typed, ofOffer)).toBe('price');
    expect(faultAmong('MOTORCYCLE', typed, ofCondition)).toBe('condition');
    expect(faultAmong('MOTORCYCLE', { ...typed, price: '24.500.000' }, ofOffer)).toBeUndefined();
    expect(faultAmong('MOTORCYCLE', { ...typed, price: '5', rangeKm: '9000' }, ofOffer)).toBe(
      'price',
    );
  });

  it.each([
    ['price', { price: '5' }],
    ['rangeKm', { rangeKm: '9000' }],
    ['rangeKm', { rangeKm: 'far' }],
  ] as const)('names a wrong %s even in a draft', (fault, patch) => {
    expect(readTyped('MOTORCYCLE', { ...typedOf(RECORD), ...patch }, false)).toEqual({
      ok: false,
      fault,
    });
  });
});
