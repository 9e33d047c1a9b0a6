/** What the agent can be asked, by kind, with questions to begin with. */
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import classes from './hr-agent.module.css';
import type { QuestionKind } from './port.ts';

export interface StartersProps {
  readonly kinds: readonly QuestionKind[];
  /** Asks one of them; they are only shown without it. */
  readonly onAsk?: (question: string) => void;
}

const shownAtFirst = 6;

export function Starters({ kinds, onAsk }: StartersProps) {
  const [all, setAll] = useState(false);
  const shown = all || !onAsk ? kinds : kinds.slice(0, shownAtFirst);
  return (
    <section aria-label="What it can be asked" className={classes.starters}>
      <ul className={classes.kinds}>
        {shown.map(({ name, title, examples }) => (
          <li key={name} className={classes.kind}>
            <h2 className={classes.kindTitle}>{title}</h2>
            <ul className={classes.examples}>
              {examples.slice(0, 2).map((example) => (
                <li key={example}>
                  {onAsk ? (
                    <button type="button" className={classes.ask} onClick={() => onAsk(example)}>
                      {example}
                    </button>
                  ) : (
                    <q>{example}</q>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length < kinds.length ? (
        <Button look="outline" onClick={() => setAll(true)}>
          Show all {kinds.length} kinds of question
        </Button>
      ) : null}
    </section>
  );
}
