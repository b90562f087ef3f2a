import type { Look } from '#web/domains/catalog/look.ts';

/** The look the address names (`?color=indie-red&accent=white`), else the first. */
export const chosenLook = <L extends Look>(
  looks: readonly L[],
  query: URLSearchParams,
): L | undefined => {
  const ofColor = looks.filter((look) => look.color === query.get('color'));
  const among = ofColor.length > 0 ? ofColor : looks;
  return among.find((look) => look.accent === query.get('accent')) ?? among[0];
};
