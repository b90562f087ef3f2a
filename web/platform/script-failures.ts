const PATH = '/api/script-failures';

let isReported = false;

/** Says once for each page that a script of it failed, by the page's build alone: a deployment counts them. */
export const reportScriptFailure = (): void => {
  if (isReported) return;
  isReported = true;
  const { build = '' } = document.documentElement.dataset;
  navigator.sendBeacon?.(`${PATH}?build=${encodeURIComponent(build)}`);
};

/** What nobody caught, and what the page's policy stopped, since the document began. */
export const watchScriptFailures = (): void => {
  if (window.alvaScriptFailed) reportScriptFailure();
  // An event without an error is a browser's remark, or about another site's script.
  addEventListener('error', ({ error }) => {
    if (error) reportScriptFailure();
  });
  addEventListener('unhandledrejection', reportScriptFailure);
  addEventListener('securitypolicyviolation', reportScriptFailure);
};
