/** The owner's actions on a photo's comparison: choose the other photo, swap the two, and separate them. */
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Pair, Post } from '../../../../events/post/port.ts';
import { useApp } from '../../../app.ts';
import { CompareIcon, SwapIcon } from '../../../ui/icons.tsx';
import { messageOf } from '../../../ui/message-of.ts';
import { notify } from '../../../ui/notices.ts';
import { visibilityNames } from '../words.ts';
import { PairDialog } from './pair-dialog.tsx';
import classes from './pairs.module.css';

export interface PairActionsProps {
  readonly post: Post;
  readonly onChanged: (post: Post) => void;
}

export function PairActions({ post, onChanged }: PairActionsProps) {
  const [choosing, setChoosing] = useState(false);
  if (post.pair) return <Paired post={post} pair={post.pair} onChanged={onChanged} />;
  return (
    <>
      <Button variant="default" leftSection={<CompareIcon size={18} />} onClick={() => setChoosing(true)}>
        Pair with another photo
      </Button>
      {choosing ? (
        <PairDialog
          post={post}
          onClose={() => setChoosing(false)}
          onPaired={(paired) => {
            setChoosing(false);
            onChanged(paired);
          }}
        />
      ) : null}
    </>
  );
}

function Paired({ post, pair, onChanged }: PairActionsProps & { readonly pair: Pair }) {
  const { posts } = useApp();
  const [busy, setBusy] = useState<'swap' | 'separate' | null>(null);
  const { side, other } = pair;
  const attempt = async (what: 'swap' | 'separate', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setBusy(null);
    }
  };
  const pairAs = async (as: Pair['side']) => onChanged(await posts.pair(post.id, other.id, as));
  const separate = async () => {
    await posts.unpair(post.id);
    onChanged({ ...post, pair: null });
    notify({
      message: 'The photos are separated',
      tone: 'positive',
      action: { label: 'Undo', run: () => void attempt('separate', () => pairAs(side)) },
    });
  };
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<SwapIcon size={18} />}
          loading={busy === 'swap'}
          disabled={busy !== null}
          onClick={() => void attempt('swap', () => pairAs(side === 'after' ? 'before' : 'after'))}
        >
          Swap before and after
        </Button>
        <Button
          variant="default"
          loading={busy === 'separate'}
          disabled={busy !== null}
          onClick={() => void attempt('separate', separate)}
        >
          Separate
        </Button>
      </Group>
      {post.visibility === other.visibility ? null : (
        <p className={classes.audience}>
          Only people who may see both photos see them compared. This one: {audience(post)}. The other:{' '}
          {audience(other)}.
        </p>
      )}
    </Stack>
  );
}

const audience = ({ visibility }: Pick<Post, 'visibility'>) =>
  visibilityNames[visibility].replace(/^./, (first) => first.toLowerCase());
