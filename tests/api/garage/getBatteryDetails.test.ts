import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { roomInWindow } from '#tests/support/window.ts';

const SPARE = 'AB60-45-2023-0009411';
/** It has been in Fajar's ALVA ONE and in Ayu's; it is Ayu's. */
let vin: string;
let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
  const { rows } = await bff.db.primary.execute(`SELECT vin FROM vehicle WHERE id = 'veh_ayu_one'`);
  vin = String(rows[0]?.vin);
});
afterAll(() => bff.stop());

interface Answer {
  readonly getBatteryDetails: {
    readonly battery: Record<string, unknown>;
    readonly history: Record<string, unknown>[];
  } | null;
}

const details = async (by: ActorName, batteryNumber = SPARE, of = vin) =>
  bff.gql<Answer>(
    `query Details($vin: String!, $batteryNumber: String!) {
      getBatteryDetails(vin: $vin, batteryNumber: $batteryNumber) {
        lastUpdated timestamp
        battery { serialNumber productionDate batteryCycle weight capacity type warrantyExpiryDate lockStatus
          usedInMotorcycles isBoostChargeCapable firmwareVersion
          owner { name verified joinDate phoneNumber productName plateNumber photoURL } }
        history { model vin startDate endDate batteryCycle } } }`,
    { vin: of, batteryNumber },
    { headers: await actor(bff, by) },
  );

describe('getBatteryDetails works', () => {
  it('gives the owner everything, in the order it happened', async () => {
    const { data, errors } = await details('owner');
    expect(errors).toBeUndefined();
    expect(data?.getBatteryDetails?.battery).toMatchObject({
      serialNumber: SPARE,
      batteryCycle: 402,
      weight: 16_500,
      capacity: 2_700,
      type: 'AB60-45 NMC',
      lockStatus: false,
      usedInMotorcycles: 2,
      owner: { name: 'Ayu Lestari', verified: true, phoneNumber: '+6281210010001' },
    });
    expect(data?.getBatteryDetails?.history).toMatchObject([
      { batteryCycle: 207 },
      { vin, batteryCycle: 195 },
    ]);
  });

  it('takes the motorcycle it is in now, with plate and model', async () => {
    const { data } = await details('owner', `AB60-45-2024-${vin.slice(-6)}1`);
    expect(data?.getBatteryDetails?.battery).toMatchObject({
      owner: { productName: 'ALVA ONE', plateNumber: 'B 3847 SKW' },
    });
  });
});

describe('getBatteryDetails refuses', () => {
  it('a battery that was never in that motorcycle, and one that does not exist, alike', async () => {
    const answers = [
      await details('owner', 'AB74-24-2024-0031872'),
      await details('owner', 'AB60-45-2023-9999999'),
      await details('owner', SPARE, 'MJXVA1BN1PK000000'),
      await details('owner', '', ''),
    ];
    for (const { data, errors } of answers)
      expect([data, errors]).toEqual([{ getBatteryDetails: null }, undefined]);
  });

  it('to be asked without end', async () => {
    await roomInWindow();
    const headers = await actor(bff, 'staff');
    const ask = () =>
      bff.gql('{ getBatteryDetails(vin: "X", batteryNumber: "Y") { timestamp } }', {}, { headers });
    const codes = await Promise.all(Array.from({ length: 63 }, ask));
    expect(
      codes.filter(({ errors }) => errors?.[0]?.extensions?.code === 'RATE_LIMITED').length,
    ).toBe(3);
  });
});

describe('getBatteryDetails is safe', () => {
  it.each(['guest', 'owner2', 'guestRider', 'admin'] as const)(
    "shows %s nothing of the owner's that they did not know",
    async (by) => {
      const { data } = await details(by);
      expect(data?.getBatteryDetails?.battery.owner).toMatchObject({
        name: 'A** L******',
        phoneNumber: '+62*******0001',
        photoURL: null,
      });
      const text = JSON.stringify(data);
      expect(text).not.toContain(vin);
      expect(text).not.toMatch(/Lestari|81210|3847/);
    },
  );
});
