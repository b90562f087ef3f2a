interface Plug {
  readonly standard: string;
  readonly format: 'SOCKET' | 'CABLE';
  readonly powerType: 'AC_1_PHASE' | 'AC_3_PHASE' | 'DC' | null;
  readonly maxElectricPowerW: number | null;
  readonly maxAmperageA: number | null;
}

interface Kind {
  readonly stationType: 'BOOST_CHARGE' | 'PUBLIC_CHARGE' | 'DESTINATION_CHARGE' | 'BATTERY_SWAP';
  readonly connectors: readonly Plug[];
}

const plug = (
  standard: string,
  powerType: Plug['powerType'],
  watts: number | null,
  amperes: number | null,
  format: Plug['format'] = 'CABLE',
): Plug => ({
  standard,
  format,
  powerType,
  maxElectricPowerW: watts,
  maxAmperageA: amperes,
});

/** What one EVSE of the demo offers; several plugs on one EVSE still charge one vehicle at a time. */
export const EQUIPMENT = {
  boost: { stationType: 'BOOST_CHARGE', connectors: [plug('ALVA_BOOST', 'DC', 3_000, 40)] },
  socket: {
    stationType: 'DESTINATION_CHARGE',
    connectors: [plug('DOMESTIC_F', 'AC_1_PHASE', 2_200, 10, 'SOCKET')],
  },
  ac7: {
    stationType: 'PUBLIC_CHARGE',
    connectors: [plug('IEC_62196_T2', 'AC_1_PHASE', 7_400, 32)],
  },
  ac22: {
    stationType: 'PUBLIC_CHARGE',
    connectors: [
      plug('IEC_62196_T2', 'AC_3_PHASE', 22_000, 32, 'SOCKET'),
      plug('DOMESTIC_F', 'AC_1_PHASE', 2_200, 10, 'SOCKET'),
    ],
  },
  dc50: {
    stationType: 'PUBLIC_CHARGE',
    connectors: [plug('IEC_62196_T2_COMBO', 'DC', 50_000, 125), plug('CHADEMO', 'DC', 50_000, 125)],
  },
  swap: {
    stationType: 'BATTERY_SWAP',
    connectors: [plug('BATTERY_CABINET', null, null, null, 'SOCKET')],
  },
} as const satisfies Record<string, Kind>;

export type Equipment = keyof typeof EQUIPMENT;
