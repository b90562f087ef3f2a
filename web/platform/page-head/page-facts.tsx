/**
 * Where a shell says what it is to those who run no script: the server fills it in (with-head.ts),
 * and wherever scripts run it is not shown (globals.css). React leaves what it finds there alone.
 */
export function PageFacts() {
  return (
    <div
      data-page-facts=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; keeps React from what the server wrote
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
