import type { Colours } from './look.ts';
import type { Name, NameKind } from './names.ts';

interface Type {
  readonly size: number;
  readonly weight: number;
  readonly colour: keyof Colours;
}

const TYPES: Readonly<Record<NameKind, Type>> = {
  city: { size: 15, weight: 700, colour: 'name' },
  town: { size: 13, weight: 700, colour: 'name' },
  village: { size: 12, weight: 600, colour: 'name' },
  place: { size: 11, weight: 600, colour: 'road-name' },
  water: { size: 11, weight: 600, colour: 'water-name' },
  road: { size: 11, weight: 600, colour: 'road-name' },
  shield: { size: 10, weight: 700, colour: 'name' },
};
const HALO_PIXELS = 3;
/** Free space around a name. */
const AROUND = 4;
/** The same road, or its number, is not written again so near. */
const AGAIN_PIXELS = 260;

interface Placed {
  readonly name: Name;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Names that do not cover each other, the more important first. */
export const placeNames = (
  names: readonly Name[],
  widthOf: (name: Name) => number,
): readonly Placed[] => {
  const placed: Placed[] = [];
  for (const name of names.toSorted((a, b) => a.rank - b.rank)) {
    const width = widthOf(name);
    if (name.kind === 'road' && width > name.room) continue;
    const { size } = TYPES[name.kind];
    const [cos, sin] = [Math.abs(Math.cos(name.angle)), Math.abs(Math.sin(name.angle))];
    const halfWidth = (width * cos + size * sin) / 2 + AROUND;
    const halfHeight = (width * sin + size * cos) / 2 + AROUND;
    const isCovered = placed.some((other) => {
      const [dx, dy] = [Math.abs(other.name.x - name.x), Math.abs(other.name.y - name.y)];
      if (dx < other.halfWidth + halfWidth && dy < other.halfHeight + halfHeight) return true;
      return other.name.text === name.text && dx < AGAIN_PIXELS && dy < AGAIN_PIXELS;
    });
    if (!isCovered) placed.push({ name, halfWidth, halfHeight });
  }
  return placed;
};

const shield = (
  context: CanvasRenderingContext2D,
  { text, x, y }: { text: string; x: number; y: number },
  colours: Colours,
): void => {
  const width = context.measureText(text).width + 8;
  context.beginPath();
  context.roundRect(x - width / 2, y - 8, width, 16, 4);
  context.fillStyle = colours.road;
  context.fill();
  context.strokeStyle = colours.rail;
  context.lineWidth = 1;
  context.stroke();
  context.fillStyle = colours.name;
  context.fillText(text, x, y + 0.5);
};

/** Writes names on a sheet whose top left corner is at (`left`, `top`) of the whole map. */
export const writeNames = (
  context: CanvasRenderingContext2D,
  names: readonly Name[],
  { colours, family, left, top }: { colours: Colours; family: string; left: number; top: number },
): void => {
  const choose = ({ kind }: Name): void => {
    const { weight, size } = TYPES[kind];
    context.font = `${weight} ${size}px ${family}`;
  };
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const placed = placeNames(names, (name) => {
    choose(name);
    return context.measureText(name.text).width;
  });
  for (const { name } of placed) {
    choose(name);
    const [x, y] = [name.x - left, name.y - top];
    if (name.kind === 'shield') {
      shield(context, { text: name.text, x, y }, colours);
      continue;
    }
    context.save();
    context.translate(x, y);
    context.rotate(name.angle);
    context.strokeStyle = colours.land;
    context.lineWidth = HALO_PIXELS;
    context.strokeText(name.text, 0, 0);
    context.fillStyle = colours[TYPES[name.kind].colour];
    context.fillText(name.text, 0, 0);
    context.restore();
  }
};
