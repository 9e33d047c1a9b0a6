/** Chooses which of one's own photos a photo is compared with. */
import { Modal, Pagination, Radio, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { PairSide, Post } from '../../../../events/post/port.ts';
import { useApp } from '../../../app.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { messageOf } from '../../../ui/message-of.ts';
import { notify } from '../../../ui/notices.ts';
import { EmptyState, ErrorState } from '../../../ui/page.tsx';
import { BlockSkeleton } from '../../../ui/page-skeleton.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useAnswer } from '../../../ui/use-answer.ts';
import { PhotoChoice } from './photo-choice.tsx';

export interface PairDialogProps {
  readonly post: Post;
  readonly onPaired: (post: Post) => void;
  readonly onClose: () => void;
}

const pageSize = 24;

export function PairDialog({ post, onPaired, onClose }: PairDialogProps) {
  const { posts } = useApp();
  const [side, setSide] = useState<PairSide>('after');
  const [{ search, page }, setQuestion] = useState({ search: '', page: 1 });
  const { state, answer, failure, retry } = useAnswer(
    () => posts.list({ from: 'mine', kind: 'photo', search, sort: '-createdAt', page, pageSize }),
    JSON.stringify([search, page]),
  );
  const [pairing, setPairing] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const pair = async ({ id }: Post) => {
    setPairing(id);
    setRefusal(null);
    try {
      const paired = await posts.pair(post.id, id, side);
      notify({ message: 'The photos are a pair', tone: 'positive' });
      onPaired(paired);
    } catch (error) {
      setRefusal(messageOf(error));
      setPairing(null);
    }
  };
  const others = answer?.posts.filter(({ id }) => id !== post.id) ?? [];
  const nothingElse = answer !== null && search === '' && page === 1 && others.length === 0;

  return (
    <Modal opened onClose={onClose} title="Pair with another photo" size="lg">
      <Stack>
        {refusal ? <Problem title="The photos were not paired">{refusal}</Problem> : null}
        {nothingElse ? (
          <EmptyState
            title="There is no other photo yet"
            action={<ButtonLink to="/photos/mine">My photos</ButtonLink>}
          >
            Publish the second photo first, if only for yourself.
          </EmptyState>
        ) : (
          <>
            <Radio.Group
              label="This photo shows it"
              value={side}
              onChange={(value) => setSide(value as PairSide)}
            >
              <Group mt="xs">
                <Radio value="before" label="Before" />
                <Radio value="after" label="After" />
              </Group>
            </Radio.Group>
            <SearchField
              label="Find the other photo"
              description="In the captions"
              value={search}
              onFind={(wanted) => setQuestion({ search: wanted, page: 1 })}
            />
            {state === 'failed' ? (
              <ErrorState title="Your photos could not be loaded" onRetry={retry}>
                {failure}
              </ErrorState>
            ) : !answer ? (
              <BlockSkeleton label="Loading your photos" />
            ) : others.length === 0 ? (
              <p style={{ margin: 0 }} role="status">
                {search === '' ? 'There is nothing on this page.' : 'No other photo has that in its caption.'}
              </p>
            ) : (
              <PhotoChoice photos={others} busy={pairing} onChoose={(photo) => void pair(photo)} />
            )}
            {answer && answer.total > pageSize ? (
              <Pagination
                total={Math.ceil(answer.total / pageSize)}
                value={page}
                onChange={(wanted) => setQuestion({ search, page: wanted })}
                getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
                getControlProps={(control) => ({ 'aria-label': `${control} page` })}
              />
            ) : null}
          </>
        )}
      </Stack>
    </Modal>
  );
}
