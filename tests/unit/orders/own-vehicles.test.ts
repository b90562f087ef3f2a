import { describe, expect, it } from 'vitest';
import { chosenVehicles, vehiclesFor } from '#web/domains/orders/cart/own-vehicles.ts';

const motorcycle = (vin: string, generation: string, own = true) => ({
  vin,
  generation,
  user: { own } as never,
});
const CERVO = motorcycle('VINCERVO', '2');
const ONE = motorcycle('VINONE', 'Vortex');
const LENT = motorcycle('VINLENT', '2', false);
const GARAGE = [CERVO, ONE, LENT];
const BATTERY = { id: 'battery', fits: ['alva-cervo'] };

describe('the motorcycle that a battery is bought for', () => {
  it('is one of one’s own that it fits, never one that was lent', () => {
    expect(vehiclesFor(GARAGE, BATTERY.fits)).toEqual([CERVO]);
    expect(vehiclesFor(GARAGE, [])).toEqual([CERVO, ONE]);
    expect(vehiclesFor([LENT], BATTERY.fits)).toEqual([]);
  });

  it('goes with the order where one was chosen that is still one’s own and fits', () => {
    const sent = (vin: string | undefined, garage = GARAGE) =>
      chosenVehicles([{ variantId: 'battery', vin }], [BATTERY], garage);
    expect(sent('VINCERVO')).toEqual([{ variantId: 'battery', vin: 'VINCERVO' }]);
    expect(sent(undefined)).toEqual([]);
    // Sold since it was chosen, lent by somebody else, or not one it fits.
    expect(sent('VINCERVO', [ONE])).toEqual([]);
    expect(sent('VINLENT')).toEqual([]);
    expect(sent('VINONE')).toEqual([]);
  });
});
