/** A scrollable box that can take the focus: browsers scroll only a focused box by keyboard. */
import type { ReactNode, Ref } from 'react';

export interface ScrollBoxProps {
  /** What it contains, for screen readers. */
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
