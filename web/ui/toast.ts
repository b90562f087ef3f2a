type ToastTone = 'neutral' | 'positive' | 'critical';

export interface Toast {
  message: string;
  tone?: ToastTone;
  action?: { label: string; onClick: () => void };
}

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
let host: Show | undefined;

/** Callable from anywhere in the browser; toasts raised before the page is alive wait for it. */
export const toast = (each: Toast): void => {
  if (host) host(each);
  else waiting.push(each);
};

/** For the one place that draws them. Returns how to stop. */
export const hostToasts = (show: Show): (() => void) => {
  host = show;
  for (const each of waiting.splice(0)) show(each);
  return () => {
    if (host === show) host = undefined;
  };
};
