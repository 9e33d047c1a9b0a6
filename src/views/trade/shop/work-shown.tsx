/** A shop's work: pairs of photos, before and after. */
import { useState } from 'react';
import type { ShownWork } from '../../../events/shop/port.ts';
import { Comparison } from '../posts/pairs/comparison.tsx';
import classes from './shop.module.css';

export function WorkShown({ work }: { work: readonly ShownWork[] }) {
  return (
    <section className={classes.section} aria-labelledby="work">
      <h2 id="work">Before and after</h2>
      <div className={classes.work}>
        {work.map((one) => (
          <ComparedWork key={one.id} work={one} />
        ))}
      </div>
    </section>
  );
}

function ComparedWork({ work: { caption, before, after } }: { work: ShownWork }) {
  const [broken, setBroken] = useState(false);
  // The owner may have hidden a photo meanwhile.
  if (broken) return null;
  const what = caption || 'a piece from this shop';
  return (
    <figure className={classes.pair}>
      <Comparison
        before={{ picture: before, alt: `Before: ${what}` }}
        after={{ picture: after, alt: `After: ${what}` }}
        onBroken={() => setBroken(true)}
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
