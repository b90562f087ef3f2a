/** Red above white; beside "+62" it says nothing new, so it is decoration. */
export function FlagIndonesia() {
  return (
    <svg viewBox="0 0 21 14" aria-hidden="true" className="h-3.5 w-[1.3125rem] rounded-[2px]">
      <rect width="21" height="14" fill="#fff" />
      <rect width="21" height="7" fill="#ce1126" />
      <rect width="21" height="14" fill="none" stroke="#0b0f14" strokeOpacity="0.2" />
    </svg>
  );
}
