/**
 * The number as it hangs on an electric motorcycle: white with a blue foot (Korlantas rule for
 * battery vehicles), the same in the dark theme.
 */
export function Plate({ number }: { number: string }) {
  return (
    <span className="inline-flex flex-col overflow-hidden rounded-md border-2 border-[#16181b] bg-white text-[#16181b] shadow-card">
      <span className="px-3 pt-1 font-bold text-lg leading-7 tracking-[0.12em]">{number}</span>
      <span aria-hidden="true" className="h-1.5 bg-[#1d5fd1]" />
    </span>
  );
}
