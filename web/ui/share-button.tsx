'use client';

import { Button } from './button.tsx';
import type { ButtonLook } from './button-class.ts';
import { Share2 } from './icons.ts';
import { toast } from './toast.ts';

export interface ShareButtonProps extends ButtonLook {
  label: string;
  /** Said when the address was copied, where the browser has no sheet to share with. */
  copied: string;
  title: string;
  /** Path with the language. */
  path: () => string;
}

export default function ShareButton({ label, copied, title, path, ...look }: ShareButtonProps) {
  const share = async (): Promise<void> => {
    const url = window.location.origin + path();
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast({ message: copied, tone: 'positive' });
      }
    } catch {
      // Closing the share sheet is not an error.
    }
  };
  return (
    <Button variant="secondary" {...look} onClick={() => void share()}>
      <Share2 size={18} aria-hidden="true" />
      {label}
    </Button>
  );
}
