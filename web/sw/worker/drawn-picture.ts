const MOTORCYCLE =
  '<circle cx="54" cy="64" r="12"/><circle cx="106" cy="64" r="12"/><path d="M54 64l10-18h24l18 18M64 46l-6-6h-8M88 46l-4-14h8M70 64h20l8-12"/>';

/** What picture signs look like: a frame, the sun, two hills. */
const PICTURE =
  '<rect x="54" y="29" width="52" height="42" rx="5"/><circle cx="69" cy="43" r="4.5"/><path d="M55 66l15-13 10 8 12-12 13 12"/>';

/** In one line, on a ground that suits light and dark; fills whatever frame the picture has. */
const drawing = (lines: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice"><rect width="160" height="100" fill="#8a94a0" fill-opacity=".16"/><g fill="none" stroke="#8a94a0" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;

/** In place of a picture that was never seen here and cannot be fetched now; it is not kept. */
export const drawnPicture = (path: string): Response =>
  new Response(drawing(path.startsWith('/pictures/models/') ? MOTORCYCLE : PICTURE), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  });
