/** What the pages of photos ask of the server, and what they get. Every rejection is an Error whose message a person can read. */
import type { ListQuery, Sorted } from '../shared/paging.ts';
import type { PersonCard } from '../shared/person-card.ts';
import type { Picture } from '../shared/picture.ts';

/** clients: shared between a merchant and accepted clients, whichever of them owns it. */
export type PostVisibility = 'public' | 'clients' | 'private';

export interface Post {
  readonly id: string;
  readonly owner: PersonCard;
  readonly caption: string;
  readonly visibility: PostVisibility;
  readonly picture: Picture;
  readonly createdAt: string;
}

/** What its owner writes. */
export interface PostFields {
  readonly caption: string;
  readonly visibility: PostVisibility;
}

export interface PostsQuery extends ListQuery<Sorted<'createdAt'>> {
  /** `clients`: what own clients share with the signed-in merchant; `merchant`: what the own merchant shares. */
  readonly from: 'mine' | 'public' | 'clients' | 'merchant';
}

export interface PostsPort {
  list(query: PostsQuery): Promise<{ readonly posts: readonly Post[]; readonly total: number }>;
  /** null when there is none for this person. */
  load(id: string): Promise<Post | null>;
  /**
   * @param key of this upload: sent again with it, it is the same picture
   * @param onProgress gets 0 to 1
   */
  upload(file: Blob, key: string, onProgress: (part: number) => void): Promise<Picture>;
  create(post: PostFields & { readonly pictureId: string }): Promise<Post>;
  save(id: string, post: PostFields): Promise<Post>;
  remove(id: string): Promise<void>;
}
