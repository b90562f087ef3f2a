import type { ReactNode } from 'react';

/** Between two ways that lead to the same place. */
export function OrLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-4 text-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}
