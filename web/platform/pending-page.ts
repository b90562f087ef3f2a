/** Marks the document while the page behind a link is on its way (`usePageCame`); globals.css draws a line for it. */
export const markPending = (path: string): void => {
  const isElsewhere = new URL(path, location.href).pathname !== location.pathname;
  document.documentElement.toggleAttribute('data-pending', isElsewhere);
};
