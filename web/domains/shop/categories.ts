import type { PartCategory } from '#edge/contract/shop/categories.ts';
import {
  BatteryCharging,
  Cable,
  CircleDot,
  Cog,
  Disc3,
  Frame,
  Layers,
  Lightbulb,
  MoveVertical,
  PaintBucket,
  Wrench,
} from '#web/ui/icons.ts';

const ICONS: Readonly<Record<PartCategory, typeof Wrench>> = {
  brakes: Disc3,
  wheels: CircleDot,
  suspension: MoveVertical,
  frame: Frame,
  drive: Cog,
  battery: BatteryCharging,
  electrical: Cable,
  lights: Lightbulb,
  body: Layers,
  panels: PaintBucket,
};

const isCategory = (category: string): category is PartCategory => Object.hasOwn(ICONS, category);

/** The mark of a system of the vehicle; a wrench for one that came after this page was made. */
export const categoryIcon = (category: string): typeof Wrench =>
  isCategory(category) ? ICONS[category] : Wrench;

/** Its name's key among the messages. */
export const categoryKey = (category: string) =>
  isCategory(category) ? (`category.${category}` as const) : 'category.other';
