/** Shows an error message with the reference to quote in small print below it. */
import { Children, type ReactNode } from 'react';
import { splitReference } from '../../events/shared/reference.ts';
import classes from './message-with-reference.module.css';

export function MessageWithReference({ children }: { children: ReactNode }) {
  const references = new Set<string>();
  const words = Children.map(children, (part) => {
    if (typeof part !== 'string') return part;
    const split = splitReference(part);
    if (split.reference !== null) references.add(split.reference);
    return split.words;
  });
  return (
    <>
      {words}
      {[...references].map((reference) => (
        <small key={reference} className={classes.reference}>
          Reference <span>{reference}</span>
        </small>
      ))}
    </>
  );
}
