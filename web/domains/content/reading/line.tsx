import { hasSettings } from '#edge/contract/catalog/setting-places.ts';
import { TodaysText } from '#web/platform/settings/todays-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { runsOf } from './text.ts';

/** A line of a stored text with its links, and with the figures of the shop it names. */
export function Line({ children }: { children: string }) {
  return runsOf(children).map(({ text, href }, at) => {
    const key = `${at}-${text}`;
    if (href === undefined)
      return <span key={key}>{hasSettings(text) ? <TodaysText text={text} /> : text}</span>;
    if (href.startsWith('/'))
      return (
        <TextLink key={key} href={href}>
          {text}
        </TextLink>
      );
    return (
      <a
        key={key}
        href={href}
        className="whitespace-nowrap font-semibold text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {text}
      </a>
    );
  });
}
