import { Fragment } from 'react';

/** Maker, model and number, as ISO 3779 divides a frame number. */
const GROUPS = /^(.{3})(.{6})(.{8})$/;

/** A frame number that a narrow place breaks between its groups, never within; copied, it is one word. */
export function Vin({ of }: { of: string }) {
  const groups = GROUPS.exec(of)?.slice(1) ?? [of];
  return (
    <span className="tabular-nums">
      {groups.map((group, at) => (
        <Fragment key={group}>
          {at === 0 ? null : <wbr />}
          <span className="whitespace-nowrap">{group}</span>
        </Fragment>
      ))}
    </span>
  );
}
