import type { Size, View } from '../page/api.ts';
import type { Model } from '../models/model.ts';

export type ShotName = 'hero' | 'side' | 'rear' | 'detail' | 'spin';

export interface Shot {
  name: ShotName;
  /** Part of the file's name for the frames of a spin, else empty. */
  frame: string;
  view: View;
  size: Size;
  /** Slightly shifted paintings that are averaged, for smooth edges. */
  passes: number;
}

export const SHOT_NAMES: readonly ShotName[] = ['hero', 'side', 'rear', 'detail', 'spin'];

export const SPIN_FRAMES = 24;
/** The first frame of a spin stands where the hero does. */
const HERO_AZIMUTH = 44;
const LENS = 18;

/** Every shot of a model, in the order in which they are wanted. */
export function shotsOf(model: Model, wanted: readonly ShotName[]): Shot[] {
  const [x, y] = model.middle;
  const near = model.height * 4.1;
  const whole = (azimuth: number, elevation: number, distance: number): View =>
    ({ azimuth, elevation, distance, target: [x, y, 0], lens: LENS });
  const medium = { width: 960, height: 600 };
  const shots: Shot[] = [
    { name: 'hero', frame: '', view: whole(HERO_AZIMUTH, 9, near), size: { width: 1600, height: 1000 }, passes: 6 },
    { name: 'side', frame: '', view: whole(0, 4, near * 1.02), size: medium, passes: 4 },
    { name: 'rear', frame: '', view: whole(-138, 10, near), size: medium, passes: 4 },
    {
      name: 'detail', frame: '', size: medium, passes: 4,
      view: { azimuth: 58, elevation: 8, distance: 2.7, target: [...model.face, 0.02], lens: LENS },
    },
    ...Array.from({ length: SPIN_FRAMES }, (_, i): Shot => ({
      name: 'spin', frame: String(i).padStart(2, '0'), size: { width: 800, height: 600 }, passes: 3,
      view: whole(HERO_AZIMUTH + (i * 360) / SPIN_FRAMES, 8, near * 1.1),
    })),
  ];
  return shots.filter((s) => wanted.includes(s.name));
}
