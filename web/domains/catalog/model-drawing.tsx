import { cx } from '#web/ui/cx.ts';

export interface ModelDrawingProps {
  /** Paint as sRGB hex. */
  hex: string;
  accentHex?: string | null | undefined;
  alt: string;
  className?: string | undefined;
}

const WHEELS = [267, 760];

/** Side view in the paint's colour, for a look the studio has not photographed yet. */
export function ModelDrawing({ hex, accentHex, alt, className }: ModelDrawingProps) {
  const accent = accentHex ?? '#9aa3ad';
  return (
    <svg
      viewBox="0 0 960 600"
      role="img"
      aria-hidden={alt === ''}
      className={cx('h-auto w-full', className)}
    >
      <title>{alt}</title>
      <ellipse cx="515" cy="522" rx="350" ry="16" fill="#0b0f14" opacity="0.12" />
      {WHEELS.map((cx) => (
        <g key={cx}>
          <circle cx={cx} cy="425" r="78" fill="none" stroke="#1c2026" strokeWidth="28" />
          <circle cx={cx} cy="425" r="58" fill="none" stroke={accent} strokeWidth="3" />
          <circle cx={cx} cy="425" r="30" fill="#5b626b" />
          <circle cx={cx} cy="425" r="10" fill="#22262c" />
        </g>
      ))}
      <path d="M700 300 760 425" stroke="#7c848d" strokeWidth="20" strokeLinecap="round" />
      <path d="M267 425 430 405" stroke="#3a4048" strokeWidth="26" strokeLinecap="round" />
      <path d="M300 395 318 330" stroke={accent} strokeWidth="16" strokeLinecap="round" />
      <path
        d="M385 405c30-22 60-22 110-20h110c25 0 38 14 32 40-5 22-20 32-50 32H440c-36 0-60-16-55-52Z"
        fill="#23282f"
      />
      <path
        d="M150 186c60 22 110 38 170 52 70 16 130 24 192 26 4 40 0 84-14 120-60 4-110-12-150-44-60-42-130-92-196-128-10-8-12-18-2-26Z"
        fill={hex}
        stroke="#0b0f14"
        strokeOpacity="0.14"
      />
      <path
        d="M672 144c30 10 52 30 68 58l44 60c4 12-6 20-24 26-60 20-92 54-110 100h-58c-6-50 4-120 40-200 12-28 24-44 40-44Z"
        fill={hex}
        stroke="#0b0f14"
        strokeOpacity="0.14"
      />
      <path d="M672 352c30-40 110-52 172 6-50-6-120-10-166 24Z" fill={hex} />
      <path
        d="M150 168c70 10 130 22 184 40 26 12 40 24 70 28h90c20 2 28 16 20 26-60 2-110-2-160-14-80-16-140-34-204-62-8-6-8-16 0-18Z"
        fill="#14181d"
      />
      <path
        d="M640 150 655 40M650 140l-52 4"
        stroke="#23282f"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M690 120 716 150" stroke="#23282f" strokeWidth="18" strokeLinecap="round" />
      <path d="M196 244c60 44 120 84 214 120" stroke={accent} strokeWidth="7" fill="none" />
    </svg>
  );
}
