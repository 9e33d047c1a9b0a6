/** Layout of long texts: one line width, the same headings and lists on every text page, and a table of contents. */
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import classes from './prose.module.css';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** @param children `Section` elements, which become the table of contents */
export function Prose({ children }: { children: ReactNode }) {
  const sections = Children.toArray(children).filter((child): child is ReactElement<SectionProps> =>
    isValidElement(child),
  );
  return (
    <div className={classes.frame}>
      <div className={classes.prose}>{children}</div>
      <nav aria-labelledby="contents" className={classes.contents}>
        <h2 id="contents">On this page</h2>
        <ul>
          {sections.map(({ props: { id, title } }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** A section with an anchor. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
