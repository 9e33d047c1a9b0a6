/** Chooses an earlier photo of one's own as an overlay on the live picture, so that before and after show the same view. */
import { Button, Group, Modal, Slider } from '@mantine/core';
import { useState } from 'react';
import type { Picture } from '../../events/shared/picture.ts';
import { altOf } from '../trade/posts/words.ts';
import { useApp } from '../app.ts';
import { EmptyState, ErrorState } from '../ui/page.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import classes from './capture.module.css';
import type { Ghost } from './viewfinder.tsx';

export interface GhostChoiceProps {
  readonly ghost: Ghost | null;
  readonly onChange: (ghost: Ghost | null) => void;
}

export function GhostChoice({ ghost, onChange }: GhostChoiceProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.ghostChoice}>
      <Group>
        <Button variant="default" onClick={() => setChoosing(true)}>
          {ghost ? 'Lay another photo over it' : 'Lay an earlier photo over it'}
        </Button>
        {ghost ? (
          <Button variant="subtle" onClick={() => onChange(null)}>
            Take it away
          </Button>
        ) : null}
      </Group>
      {ghost ? (
        <div>
          <span id="ghost">How strong</span>
          <Slider
            aria-labelledby="ghost"
            thumbLabel="How strong"
            label={null}
            min={10}
            max={90}
            step={5}
            value={ghost.strength}
            onChange={(strength) => onChange({ ...ghost, strength })}
          />
        </div>
      ) : null}
      <Modal opened={choosing} onClose={() => setChoosing(false)} title="Lay which photo over it?" centered>
        {choosing ? (
          <OwnPhotos
            onChoose={({ url }) => {
              onChange({ url, strength: ghost?.strength ?? 50 });
              setChoosing(false);
            }}
          />
        ) : null}
      </Modal>
    </div>
  );
}

/** Maximum number of photos offered, newest first. */
const shownAtOnce = 24;

function OwnPhotos({ onChoose }: { onChoose: (picture: Picture) => void }) {
  const { posts } = useApp();
  const { state, answer, failure, retry } = useAnswer(
    () =>
      posts.list({
        from: 'mine',
        kind: 'photo',
        search: '',
        sort: '-createdAt',
        page: 1,
        pageSize: shownAtOnce,
      }),
    '',
  );
  if (state === 'loading') return <p role="status">Looking for your photos…</p>;
  if (!answer)
    return (
      <ErrorState title="Your photos could not be loaded" onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (answer.posts.length === 0)
    return <EmptyState title="No photos yet">Take the first one; the next can be laid over it.</EmptyState>;
  return (
    <ul className={classes.own}>
      {answer.posts.map((post) =>
        post.picture ? (
          <li key={post.id}>
            <button type="button" className={classes.ownPhoto} onClick={() => onChoose(post.picture!)}>
              <img src={post.picture.smallUrl} alt={altOf(post)} />
            </button>
          </li>
        ) : null,
      )}
    </ul>
  );
}
