/** video-posts and videos, and audio-posts: one's own videos or sounds with the form to post new ones, and those of others. */
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PostsQuery } from '../../../events/post/port.ts';
import { useSession } from '../../session.ts';
import { SignInFirst } from '../../sign-in-first.tsx';
import { PlayIcon, SoundIcon } from '../../ui/icons.tsx';
import { EmptyState, Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { DeletedPosts } from './deleted-posts.tsx';
import { NewPosts } from './new-posts.tsx';
import { PostList, usePosts } from './post-list.tsx';

type Kind = 'video' | 'audio';
type Source = Exclude<PostsQuery['from'], 'deleted'>;

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly icon: ReactNode;
  readonly empty: Readonly<Record<Source, readonly [title: string, what: string]>>;
}

const words: Readonly<Record<Kind, Words>> = {
  video: {
    title: 'Videos',
    lead: 'Location and camera details are removed before a video is saved.',
    icon: <PlayIcon size={26} />,
    empty: {
      mine: ['No videos yet', 'Show your work while you do it, or what needs cleaning from all sides.'],
      merchant: ['No videos were shared with you yet', 'What your merchant shares with you appears here.'],
      clients: ['Your clients have shared no videos yet', 'What your clients share with you appears here.'],
      public: ['No videos yet', 'A video that somebody shows to everybody appears here.'],
    },
  },
  audio: {
    title: 'Sounds',
    lead: 'Location and device details are removed before a recording is saved.',
    icon: <SoundIcon size={26} />,
    empty: {
      mine: ['No sounds yet', 'Say what needs to be done instead of writing it down.'],
      merchant: ['No sounds were shared with you yet', 'What your merchant shares with you appears here.'],
      clients: ['Your clients have shared no sounds yet', 'What your clients share with you appears here.'],
      public: ['No sounds yet', 'A recording that somebody shares with everybody appears here.'],
    },
  },
};

export const VideosPage = () => <RecordingsPage kind="video" />;
export const SoundsPage = () => <RecordingsPage kind="audio" />;

function RecordingsPage({ kind }: { kind: Kind }) {
  const { ready, person } = useSession();
  if (person) return <Recordings key={person.uid} kind={kind} />;
  if (!ready) return <PageSkeleton />;
  return <SignInFirst title={words[kind].title}>What you and others have recorded appears here.</SignInFirst>;
}

const sources: readonly (readonly [Source, string])[] = [
  ['mine', 'Mine'],
  ['merchant', 'Shared with me'],
  ['clients', 'From clients'],
  ['public', 'From everybody'],
];

function Recordings({ kind }: { kind: Kind }) {
  const { merchant } = useSession();
  const [params, setParams] = useSearchParams();
  const offered = sources.filter(([from]) => from !== 'clients' || merchant);
  const wanted = params.get('show');
  const [shown] = offered.find(([from]) => from === wanted) ?? offered[0]!;
  const { title, lead } = words[kind];
  return (
    <Page title={title} lead={lead} width="wide">
      <Tabs
        value={shown}
        onChange={(value) => setParams(value === null || value === 'mine' ? {} : { show: value })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {offered.map(([from, label]) => (
            <Tabs.Tab key={from} value={from}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {offered.map(([from]) => (
          <Tabs.Panel key={from} value={from}>
            <From kind={kind} from={from} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}

function From({ kind, from }: { kind: Kind; from: Source }) {
  const list = usePosts(kind, from);
  const { icon, empty } = words[kind];
  const [title, what] = empty[from];
  const own = from === 'mine';
  return (
    <>
      {own ? <NewPosts kind={kind} onPublished={list.asked.retry} /> : null}
      <PostList
        kind={kind}
        list={list}
        own={own}
        empty={
          <EmptyState icon={icon} title={title}>
            {what}
          </EmptyState>
        }
      />
      {own ? <DeletedPosts kind={kind} onRestored={list.asked.retry} /> : null}
    </>
  );
}
