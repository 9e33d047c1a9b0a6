/** A box that scrolls, which is reached by keyboard, too: only what has the focus scrolls by key. */
import type { ReactNode, Ref } from 'react';

export interface ScrollBoxProps {
  /** What is in it, for screen readers. */
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function ScrollBox({ label, className, children, ref }: ScrollBoxProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
