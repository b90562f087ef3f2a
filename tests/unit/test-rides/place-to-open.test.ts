import { expect, it } from 'vitest';
import { placeToOpen } from '#web/domains/test-rides/desk/place-to-open.ts';

const places = [
  { dealerSlug: 'aec-bandung', location: 'ALVA Experience Center Bandung' },
  { dealerSlug: 'aec-scbd', location: 'ALVA Experience Center SCBD' },
];
const rides = [{ detail: 'ALVA CERVO · ALVA Experience Center SCBD' }];

it('the desk opens on the first centre with a ride today', () => {
  expect(placeToOpen(places, '', rides)?.dealerSlug).toBe('aec-scbd');
});

it('what the address names comes first, and without rides the first of the list', () => {
  expect(placeToOpen(places, 'aec-bandung', rides)?.dealerSlug).toBe('aec-bandung');
  expect(placeToOpen(places, '', [])?.dealerSlug).toBe('aec-bandung');
  expect(placeToOpen(places, '', [{ detail: 'ALVA ONE · Elsewhere' }])?.dealerSlug).toBe(
    'aec-bandung',
  );
  expect(placeToOpen([], '', rides)).toBeUndefined();
});
