import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowRight, Heart } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Part } from './part.tsx';
import type { Samples } from './samples.ts';

export function ButtonsPart({ s }: { s: Samples }) {
  return (
    <Part id="buttons" title={s.buttons}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="accent">{s.save}</Button>
        <Button>{s.save}</Button>
        <Button variant="secondary">{s.cancel}</Button>
        <Button variant="quiet">{s.cancel}</Button>
        <Button variant="danger">{s.remove}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">{s.save}</Button>
        <Button size="lg">{s.save}</Button>
        <Button disabled>{s.save}</Button>
        <Button busy aria-label={s.busy}>
          {s.save}
        </Button>
        <IconButton label={s.save}>
          <Heart size={22} />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <LinkButton href="/ui" variant="secondary">
          {s.more}
          <ArrowRight size={20} />
        </LinkButton>
        <TextLink href="/ui">{s.more}</TextLink>
      </div>
    </Part>
  );
}
