/** A part of a picture that is shown alone: the middle in percent of width and height, and how much larger. */
interface CloseUp {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const PART = /^([^#]*)#(\d+(?:\.\d+)?),(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/;

/** It stands behind the address of the picture, which browsers fetch without it. */
export const closeUpOf = (
  address: string,
): { readonly path: string; readonly closeUp: CloseUp | undefined } => {
  const [, path, x, y, zoom] = PART.exec(address) ?? [];
  return path === undefined
    ? { path: address, closeUp: undefined }
    : { path, closeUp: { x: Number(x), y: Number(y), zoom: Number(zoom) } };
};

/** How far the part may move towards the middle of its box without an edge of the picture coming into it. */
const towardsMiddle = (at: number, zoom: number): number =>
  Math.min(at * (zoom - 1), Math.max((100 - at) * (1 - zoom), 50 - at));

interface Placed {
  readonly objectPosition: string;
  readonly transformOrigin: string;
  readonly transform: string;
}

/** As styles of a picture that covers its box. */
export const placed = ({ x, y, zoom }: CloseUp): Placed => ({
  objectPosition: `${x}% ${y}%`,
  transformOrigin: `${x}% ${y}%`,
  transform: `translate(${towardsMiddle(x, zoom)}%, ${towardsMiddle(y, zoom)}%) scale(${zoom})`,
});
