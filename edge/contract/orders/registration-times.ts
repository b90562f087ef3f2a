/** Certificate, plate and title. */
export const REGISTRATION_ITEMS = ['STNK', 'TNKB', 'BPKB'] as const;
type RegistrationItem = (typeof REGISTRATION_ITEMS)[number];

/** In how many calendar days an office is done, at the earliest and at the latest. */
interface RegistrationTime {
  readonly earliest: number;
  readonly latest: number;
}

type Times = Readonly<Record<RegistrationItem, RegistrationTime>>;

const times = (papers: RegistrationTime, title: RegistrationTime): Times => ({
  STNK: papers,
  TNKB: papers,
  BPKB: title,
});

/** 10 to 25 working days and 60 to 90, as the terms of purchase say. */
const USUAL = times({ earliest: 14, latest: 35 }, { earliest: 84, latest: 126 });
/** Offices beyond Java and Bali: up to 30 working days. */
const OTHER_ISLANDS = times({ earliest: 18, latest: 42 }, { earliest: 84, latest: 147 });
/** Papers that travel by ship between islands without an office of their own. */
const FAR = times({ earliest: 28, latest: 63 }, { earliest: 98, latest: 182 });

const JAVA_AND_BALI = ['31', '32', '33', '34', '35', '36', '51'];
const FAR_PROVINCES = ['53', '81', '82', '91', '92', '93', '94', '95', '96'];

/** By province of registration; what an office needs in another time is a row here. */
const BY_PROVINCE: Readonly<Record<string, Times>> = Object.fromEntries([
  ...JAVA_AND_BALI.map((code) => [code, USUAL] as const),
  ...FAR_PROVINCES.map((code) => [code, FAR] as const),
]);

/** @param area province code of registration */
export const registrationTimes = (area: string): Times => BY_PROVINCE[area] ?? OTHER_ISLANDS;
