'use client';

import { latePart } from '#web/platform/late/late-part.tsx';
import { Skeleton } from './skeleton.tsx';

/** What draws the code comes with the first one; its place is there before. */
export const LateQrCode = latePart(
  () => import('./qr-code.tsx').then((it) => it.QrCode),
  () => <Skeleton className="size-60 rounded-lg" />,
);
