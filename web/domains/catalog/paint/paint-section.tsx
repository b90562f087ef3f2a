import type { Locale } from '#edge/contract/locale.ts';
import { PaintPicker } from './paint-picker.tsx';
import { paintsAtBuild } from './paints-at-build.ts';

/** The models on sale, each in the colour somebody likes. */
export async function PaintSection({ locale }: { locale: Locale }) {
  return <PaintPicker models={await paintsAtBuild(locale)} />;
}
