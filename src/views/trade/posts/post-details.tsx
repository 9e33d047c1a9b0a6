/** The owner's form for a post's caption and visibility. Two tabs do not overwrite each other: the later one gets a message. */
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Post } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { isOutdated } from '../../ui/is-outdated.ts';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { Problem } from '../../ui/problem.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { CaptionField } from './caption-field.tsx';
import { type Audience, audienceFields, VisibilityField } from './visibility-field.tsx';
import { kindNames, visibilityNames } from './words.ts';

export interface PostDetailsProps {
  readonly post: Post;
  readonly onChanged: (post: Post) => void;
}

export function PostDetails({ post, onChanged }: PostDetailsProps) {
  const { posts } = useApp();
  const [caption, setCaption] = useState(post.caption);
  const [audience, setAudience] = useState<Audience>(() => audienceOf(post));
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const named = !samePeople(audience.people, audienceOf(post).people);
  const dirty =
    caption.trim() !== post.caption ||
    audience.visibility !== post.visibility ||
    (audience.visibility === 'named' && named);
  const what = kindNames[post.kind];
  useUnsaved(dirty, `a ${what} with changes`);

  const save = async () => {
    setSaving(true);
    setFailure(null);
    try {
      // Do not send the names unless they were changed: people who are no longer clients then keep their access silently.
      const fields = named ? audienceFields(audience) : { visibility: audience.visibility };
      const saved = await posts.save(post.id, {
        version: post.version,
        caption: caption.trim(),
        ...fields,
      });
      onChanged(saved);
      setCaption(saved.caption);
      setAudience(audienceOf(saved));
      notify({ message: `The ${what} is saved`, tone: 'positive' });
    } catch (error) {
      if (isOutdated(error)) await lookAgain().catch(() => setFailure(messageOf(error)));
      else setFailure(messageOf(error));
    } finally {
      setSaving(false);
    }
  };

  /**
   * Loads the newest version. Fields changed here stay as typed; the others take their new values, so that saving
   * again reverts nothing else.
   */
  const lookAgain = async () => {
    const now = await posts.load(post.id);
    if (now === null) return setFailure(`The ${what} was deleted meanwhile.`);
    if (caption.trim() === post.caption) setCaption(now.caption);
    if (audience.visibility === post.visibility && !named) setAudience(audienceOf(now));
    onChanged(now);
    const words = now.caption === '' ? '' : ` Caption: “${now.caption}”.`;
    setFailure(
      `It was changed meanwhile, in another tab or on another device. Who sees it now: “${visibilityNames[now.visibility]}”.${words} What you changed here is still as you left it: save again to keep it.`,
    );
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
        <CaptionField value={caption} onChange={setCaption} />
        <VisibilityField value={audience} onChange={setAudience} />
        <Group>
          <Button type="submit" loading={saving} disabled={!dirty}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const audienceOf = ({ visibility, people }: Post): Audience => ({
  visibility,
  people: people.map(({ uid }) => uid),
});

const samePeople = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((uid) => others.includes(uid));
