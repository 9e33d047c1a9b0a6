/** Example questions for the agent, by topic. */
import shared from '../ui/conversation/conversation.module.css';
import classes from './hr-agent.module.css';
import type { QuestionKind } from '../../events/hr-agent/port.ts';

export interface StartersProps {
  readonly kinds: readonly QuestionKind[];
  /** Asks a question; without it, the questions are read-only. */
  readonly onAsk?: (question: string) => void;
}

const shownAtFirst = 3;

export function Starters({ kinds, onAsk }: StartersProps) {
  const topics = [...new Set(kinds.map(({ topic }) => topic))];
  return (
    <section aria-label="What it can be asked">
      <ul className={classes.topics}>
        {topics.map((topic) => {
          const ofTopic = kinds.filter((kind) => kind.topic === topic);
          const more = ofTopic.slice(shownAtFirst);
          return (
            <li key={topic} className={classes.topic}>
              <h2 className={classes.topicTitle}>{topic}</h2>
              <Questions kinds={ofTopic.slice(0, shownAtFirst)} onAsk={onAsk} />
              {more.length > 0 ? (
                <details className={classes.more}>
                  <summary>{more.length} more</summary>
                  <Questions kinds={more} onAsk={onAsk} />
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One example question of each kind. */
function Questions({ kinds, onAsk }: { kinds: readonly QuestionKind[]; onAsk: StartersProps['onAsk'] }) {
  return (
    <ul className={classes.examples}>
      {kinds.map(({ name, examples: [example = ''] }) => (
        <li key={name}>
          {onAsk ? (
            <button type="button" className={shared.suggestion} onClick={() => onAsk(example)}>
              {example}
            </button>
          ) : (
            <q>{example}</q>
          )}
        </li>
      ))}
    </ul>
  );
}
