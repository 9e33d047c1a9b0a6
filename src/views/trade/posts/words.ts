/** Words for people about a photo. */
import type { Post, PostVisibility } from '../../../events/post/port.ts';

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

export const visibilities = ['private', 'clients', 'public'] as const satisfies readonly PostVisibility[];

export const altOf = ({ caption, owner }: Post) =>
  caption || `Photo by ${owner.displayName || owner.userName}`;

export const photoPath = (id: string) => `/photos/${id}`;
