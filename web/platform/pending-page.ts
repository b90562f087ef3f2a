/** Marks the document while the page behind a link is on its way (`usePageCame`); globals.css draws a line for it. */
export const markPending = (path: string): void => {
  const isElsewhere = path.split(/[?#]/, 1)[0] !== location.pathname;
  document.documentElement.toggleAttribute('data-pending', isElsewhere);
};
