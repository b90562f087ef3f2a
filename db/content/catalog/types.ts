import type { Text } from '#edge/contract/locale.ts';
import type { CloseUp } from './pictures.ts';

interface Feature {
  readonly id: string;
  readonly category: 'range' | 'performance' | 'charging' | 'comfort' | 'safety' | 'connected';
  readonly name: Text;
  /** Null when the feature is not a number. */
  readonly value: number | null;
  readonly unit: string;
  readonly description: Text;
}

interface Column {
  readonly title: Text;
  readonly body: Text;
  /** Picture of the model's first look that shows what the words say; `null` where none does. */
  readonly shot: {
    readonly view: 'side' | 'rear' | 'detail' | 'cutout';
    readonly closeUp?: CloseUp;
    readonly label: Text;
  } | null;
}

export interface BatteryOption {
  readonly code: 'single' | 'dual' | 'rent';
  readonly productCode: string;
  /** Vehicle with this battery in Jakarta, on the road, before any subsidy. */
  readonly otrJakartaIdr: number;
  readonly monthlyFeeIdr?: number;
  readonly body: Text;
}

/** One choice of the configurator that is bound to a time or to a dealer. */
export interface Validity {
  readonly until?: string;
  readonly dealerId?: string;
}

/** Measured and built-in facts; every page that shows a figure takes it from here. */
export interface Facts {
  readonly motor: Text;
  readonly ratedPowerKw: number;
  readonly peakPowerKw: number;
  readonly torqueNm: number;
  readonly topSpeedKmh: number;
  readonly zeroTo50S: number;
  readonly climbPercent: number;
  readonly rangeSingleKm: number;
  readonly rangeDualKm?: number;
  readonly batteryChemistry: Text;
  readonly batteryVolt: number;
  readonly batteryAh: number;
  readonly batteryKg: number;
  /** 0 to 100 % on the charger that comes with the motorcycle, one battery. */
  readonly chargingHours: number;
  /** 10 to 80 % at an ALVA Boost Charge Station, where the model can. */
  readonly boostMinutes?: number;
  readonly chargerWatt: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly wheelbaseMm: number;
  readonly clearanceMm: number;
  readonly seatMm: number;
  readonly kerbKg: number;
  readonly payloadKg: number;
  readonly storageL: number;
  readonly frame: Text;
  readonly suspensionFront: Text;
  readonly suspensionRear: Text;
  readonly brakeFront: Text;
  readonly brakeRear: Text;
  readonly brakeAid: Text;
  readonly tyreFront: string;
  readonly tyreRear: string;
  readonly modes: Text;
  readonly lights: Text;
  readonly display: Text;
  readonly key: Text;
  readonly connectivity: Text;
  readonly warrantyMotor: Text;
  readonly warrantyBattery: Text;
}

export interface ModelContent {
  readonly slug: string;
  readonly name: string;
  readonly odooProductId: number;
  readonly generation: string | null;
  readonly orderSequence: number;
  readonly subsidised: boolean;
  readonly showTesti: boolean;
  readonly standardBattery: BatteryOption['code'];
  /** Colour codes, first look first. */
  readonly colors: readonly string[];
  readonly accents: readonly ('black' | 'white')[];
  readonly validity: Readonly<Record<string, Validity>>;
  readonly batteries: readonly BatteryOption[];
  readonly facts: Facts;
  readonly slogan: Text;
  readonly edition: Text;
  readonly imageLabel: Text;
  readonly description: Text;
  readonly features: readonly Feature[];
  readonly body: { readonly title: Text; readonly body: Text };
  readonly showcase: { readonly title: Text; readonly columns: readonly Column[] };
  readonly highlightsTitle: Text;
  readonly colorsSection: { readonly title: Text; readonly body: Text };
  readonly batterySection: { readonly title: Text; readonly body: Text };
}
