'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { navigationUrl } from '#edge/contract/maps.ts';
import { ExternalLink, Navigation } from './icons.ts';

interface Target {
  readonly lat: number;
  readonly lon: number;
  /** Shown beside the pin. */
  readonly name: string;
}

/**
 * The address that starts navigation on this device. `geo:` opens whichever app an Android phone has, also
 * without signal; iPhones and desktops do nothing with it.
 */
export const navigationHref = ({ lat, lon, name }: Target, userAgent: string): string => {
  const label = encodeURIComponent(name);
  if (/\bAndroid\b/.test(userAgent)) return `geo:${lat},${lon}?q=${lat},${lon}(${label})`;
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent))
    return `https://maps.apple.com/?daddr=${lat},${lon}&q=${label}`;
  return navigationUrl({ lat, lon });
};

const never = () => () => {};
const agent = () => navigator.userAgent;
const agentOnServer = () => '';

interface NavigateLinkProps {
  to: Target;
  className: string;
  children: ReactNode;
  /** A second link to the map on the web, where the first one opens an app. */
  onTheWeb?: { readonly label: string; readonly className: string };
}

/** Navigation to a place, by what the device has for it. */
export function NavigateLink({ to, className, children, onTheWeb }: NavigateLinkProps) {
  const href = navigationHref(to, useSyncExternalStore(never, agent, agentOnServer));
  const web = navigationUrl(to);
  const outside = href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <>
      <a href={href} {...outside} className={className}>
        <Navigation size={20} aria-hidden="true" />
        {children}
      </a>
      {onTheWeb && href !== web ? (
        <a href={web} target="_blank" rel="noreferrer" className={onTheWeb.className}>
          <ExternalLink size={18} aria-hidden="true" />
          {onTheWeb.label}
        </a>
      ) : null}
    </>
  );
}
