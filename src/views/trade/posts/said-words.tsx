/** The transcript of a sound, loaded on demand. */
import { useState } from 'react';
import { writeTime } from '../../../events/transcription/captions.ts';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { Problem } from '../../ui/problem.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import classes from './post-media.module.css';

export function SaidWords({ post }: { post: Post }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.said} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What is said</summary>
      {open ? <Lines id={post.id} /> : null}
    </details>
  );
}

function Lines({ id }: { id: string }) {
  const { posts } = useApp();
  const { state, answer, failure } = useAnswer(() => posts.transcript(id), id);
  if (state === 'loading') return <p>Loading the words</p>;
  if (state === 'failed') return <Problem title="The words could not be loaded">{failure}</Problem>;
  if (!answer) return <p>Nobody has written it down.</p>;
  return (
    <ol lang={answer.language}>
      {answer.lines.map(({ startMs, text }, i) => (
        <li key={i}>
          <time>{writeTime(startMs)}</time> {text}
        </li>
      ))}
    </ol>
  );
}
