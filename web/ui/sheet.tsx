'use client';

import { Dialog, type DialogProps } from './dialog.tsx';

/** A modal panel for filters, choices and details: from below on phones, from the right beyond. */
export function Sheet(props: Omit<DialogProps, 'shape'>) {
  return <Dialog {...props} shape="sheet" />;
}
