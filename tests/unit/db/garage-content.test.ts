import { describe, expect, it } from 'vitest';
import { MODELS } from '#db/content/catalog/models/index.ts';
import { batteries, uses } from '#db/content/garage/batteries.ts';
import { services, warranties } from '#db/content/garage/service.ts';
import { vehicles } from '#db/content/garage/vehicles.ts';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';

describe('demo garage', () => {
  it('has VINs of 17 characters without I, O and Q, each once', () => {
    for (const { vin } of vehicles) expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
    expect(new Set(vehicles.map((v) => v.vin)).size).toBe(vehicles.length);
  });

  it('has plates as the police write them for motorcycles', () => {
    for (const { registrationPlate } of vehicles)
      if (registrationPlate)
        expect(registrationPlate).toMatch(/^[A-Z]{1,2} [2-6]\d{3} [A-Z]{2,3}$/);
  });

  it('has a product for every generation, and every generation that has one', () => {
    const generations = new Set(vehicles.map((v) => v.generation));
    expect([...generations].sort()).toEqual(['1.1', '2', '2.1', '2.6', 'Vortex']);
    for (const generation of generations) expect(productOfGeneration(generation)).toBeDefined();
  });

  it('calls every model what the catalogue calls it, N3 without a generation too', () => {
    for (const { slug, name, generation } of MODELS)
      expect(productOfGeneration(generation ?? slug)).toMatchObject({ slug, name });
  });

  it('lets every battery that sits in a motorcycle have one open use, in that motorcycle', () => {
    for (const battery of batteries) {
      const open = uses.filter((use) => use.batteryId === battery.id && use.endedAt === null);
      const vehicle = vehicles.find((v) => v.id === battery.vehicleId);
      expect(open.map((use) => use.vin)).toEqual(vehicle === undefined ? [] : [vehicle.vin]);
      const sum = uses
        .filter((use) => use.batteryId === battery.id)
        .reduce((n, u) => n + u.cycles, 0);
      expect(sum).toBe(battery.cycles);
    }
  });

  it('never serves a motorcycle beyond its odometer', () => {
    for (const service of services.filter((s) => s.status === 'COMPLETED')) {
      const vehicle = vehicles.find((v) => v.id === service.vehicleId);
      expect(service.odometerKm).toBeLessThanOrEqual(vehicle?.odometerKm ?? 0);
    }
  });

  it('has no note of a workshop that names other kilometres than its record', () => {
    const named = services.flatMap(({ detail, odometerKm }) => {
      const [, km] = /([\d.]+) km/.exec(detail ?? '') ?? [];
      return km === undefined ? [] : [[Number(km.replaceAll('.', '')), odometerKm]];
    });
    expect(named.length).toBeGreaterThan(5);
    for (const [km, odometerKm] of named) expect(km).toBe(odometerKm);
  });

  it('has one last day of warranty for a battery: its own, and that of the motorcycle it is in', () => {
    const fitted = batteries.filter(({ vehicleId }) => vehicleId != null);
    expect(fitted.length).toBeGreaterThan(5);
    for (const { vehicleId, warrantyUntilAt } of fitted) {
      const cover = warranties.find((w) => w.vehicleId === vehicleId && w.part === 'battery');
      expect(cover?.untilAt).toBe(warrantyUntilAt);
    }
  });
});
