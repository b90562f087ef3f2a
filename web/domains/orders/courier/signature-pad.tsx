'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { COURIER_LIMITS, SIGNATURE_SHEET, signaturePaths } from '#edge/contract/orders/courier.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { FieldAria } from '#web/ui/field.tsx';

type Point = readonly [x: number, y: number];
type Strokes = readonly (readonly Point[])[];

const { width, height } = SIGNATURE_SHEET;
/** Points closer than this look the same. */
const APART = 10;

const within = (value: number, most: number): number =>
  Math.min(most - 1, Math.max(0, Math.round(value)));

const written = (strokes: Strokes): string =>
  strokes.map((points) => points.map((point) => point.join(',')).join(' ')).join(';');

/** Every second point of a stroke but its ends. */
const thinned = (points: readonly Point[]): readonly Point[] =>
  points.filter((_, at) => at % 2 === 0 || at === points.length - 1);

/** As text of at most so many characters: a long signature has fewer points. */
const inShort = (strokes: Strokes): string => {
  const text = written(strokes);
  return text.length <= COURIER_LIMITS.signature ? text : inShort(strokes.map(thinned));
};

/** A sheet to sign with a finger; `value` is the signature's strokes as text. */
export function SignaturePad({
  value,
  onChange,
  ...aria
}: FieldAria & { value: string; onChange: (value: string) => void }) {
  const t = useScopedI18n('courier');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const drawing = useRef<Point[]>(undefined);
  const at = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      within(((event.clientX - box.left) / box.width) * width, width),
      within(((event.clientY - box.top) / box.height) * height, height),
    ];
  };
  const show = (points: readonly Point[]): void =>
    setStrokes((before) => [...before.slice(0, -1), [...points]]);
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const first = [at(event)];
    drawing.current = first;
    setStrokes((before) => [...before, [...first]]);
  };
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const points = drawing.current;
    const last = points?.at(-1);
    if (points === undefined || last === undefined) return;
    const next = at(event);
    if (Math.hypot(next[0] - last[0], next[1] - last[1]) < APART) return;
    points.push(next);
    show(points);
  };
  const end = (): void => {
    if (drawing.current === undefined) return;
    drawing.current = undefined;
    onChange(inShort(strokes));
  };
  return (
    <div className="grid gap-2">
      <svg
        id={aria.id}
        aria-describedby={aria['aria-describedby']}
        role="img"
        aria-label={t(value === '' ? 'sign.empty' : 'sign.done')}
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        className={cx(
          'w-full touch-none rounded-lg border-2 border-dashed bg-white text-black',
          aria['aria-invalid'] ? 'border-critical' : 'border-line-strong',
        )}
      >
        <path d={`M40 ${height - 80}H${width - 40}`} stroke="#999" strokeWidth={2} />
        {written(strokes) === ''
          ? null
          : signaturePaths(written(strokes)).map((path) => (
              <path
                key={path.slice(0, 9) + path.length}
                d={path}
                fill="none"
                stroke="currentColor"
                strokeWidth={7}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ))}
      </svg>
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        disabled={strokes.length === 0}
        onClick={() => {
          setStrokes([]);
          onChange('');
        }}
      >
        {t('sign.again')}
      </Button>
    </div>
  );
}
