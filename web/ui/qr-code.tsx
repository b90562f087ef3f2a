'use client';

import { useMemo } from 'react';
import { renderSVG } from 'uqr';

/** A QR code drawn on this device, so that it can be scanned without signal; dark on white in either theme. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const source = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(content, { border: 3 }))}`,
    [content],
  );
  return <img src={source} alt={label} width={240} height={240} className="rounded-lg bg-white" />;
}
