/** Texts about posts. */
import type { PostKind } from '../../../events/post/medium.ts';
import type { Post, PostVisibility } from '../../../events/post/port.ts';
import type { PersonCard } from '../../../events/shared/person-card.ts';

export const visibilityNames: Readonly<Record<PostVisibility, string>> = {
  public: 'Everybody',
  clients: 'Merchant and clients',
  named: 'People you choose',
  private: 'Only me',
};

export const visibilityMeanings: Readonly<Record<PostVisibility, string>> = {
  public: 'Anybody can see it, also without an account',
  clients: 'A merchant’s clients see it; a client’s merchant sees it',
  named: 'Of your clients and your merchant, those you choose see it',
  private: 'Nobody else sees it',
};

export const visibilities = [
  'private',
  'named',
  'clients',
  'public',
] as const satisfies readonly PostVisibility[];

export const altOf = ({ caption, kind, owner }: Post) =>
  caption || `${kindTitles[kind]} by ${owner.displayName || owner.userName}`;

export const photoPath = (id: string) => `/photos/${id}`;

export const kindNames: Readonly<Record<PostKind, string>> = {
  photo: 'photo',
  video: 'video',
  audio: 'sound',
};

export const kindTitles: Readonly<Record<PostKind, string>> = {
  photo: 'Photo',
  video: 'Video',
  audio: 'Sound',
};

/** Pages with one's own posts. */
export const ownPages: Readonly<Record<PostKind, { readonly to: string; readonly label: string }>> = {
  photo: { to: '/photos/mine', label: 'My photos' },
  video: { to: '/video-posts', label: 'Videos' },
  audio: { to: '/audio-posts', label: 'Sounds' },
};

/** `1:05`, or `1:02:03` where there are hours. */
export function durationWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const two = (count: number) => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export const personName = ({ displayName, userName }: PersonCard) => displayName || `@${userName}`;

export const captionOrKind = ({ caption, kind, owner }: Post) =>
  caption || `A ${kindNames[kind]} by ${personName(owner)}`;

/** The page of a post of any kind. */
export const postPath = ({ id }: Pick<Post, 'id' | 'kind'>) => photoPath(id);
