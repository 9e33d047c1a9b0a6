/** Fills the slots of the profile statechart and the port through which pages read and save people. */
import * as z from 'zod/mini';
import type { PeoplePort } from '../events/profile/port.ts';
import { type CurrentUser, readCurrentUser } from '../events/profile/stored-user.ts';
import { inPlainWords } from './auth.adapter.ts';
import type { Firebase } from './firebase.ts';
import { type LocalKey, localKey } from './local-keys.ts';

/** The local key that keeps the current user for the next first paint. What is read there is not validated yet. */
export const userKey = (): LocalKey<unknown> => localKey('user', z.unknown());

export function profileSlots(firebase: Promise<Firebase>, key: LocalKey<unknown> = userKey()) {
  return {
    /** What the machine starts with. */
    input() {
      const read = key.read();
      return { cached: read.state === 'saved' ? readCurrentUser(read.value) : null };
    },

    async readUser({ uid }: { uid: string }): Promise<CurrentUser | null> {
      const opened = await firebase;
      const [document, imageUrl] = await Promise.all([
        opened.readUser(uid),
        // Without a picture the initials are shown; it is no reason to fail.
        opened.readAvatar(uid).catch(() => null),
      ]);
      return document && { ...document, uid, imageUrl };
    },

    networkReturns(send: (event: { readonly type: 'profile.reload' }) => void): () => void {
      const retry = () => {
        if (navigator.onLine && document.visibilityState === 'visible') send({ type: 'profile.reload' });
      };
      addEventListener('online', retry);
      document.addEventListener('visibilitychange', retry);
      return () => {
        removeEventListener('online', retry);
        document.removeEventListener('visibilitychange', retry);
      };
    },

    keepUser({ context }: { context: { readonly user: CurrentUser | null } }): void {
      key.write(context.user);
    },
    forgetUser(): void {
      key.remove();
    },
  };
}

export interface PeopleSources {
  readonly firebase: Promise<Firebase>;
  readonly publicProfile: PeoplePort['publicProfile'];
  /** The embedded server keeps pictures as files; null for a hosted project, which keeps them in their documents. */
  readonly pictures: Pick<PeoplePort, 'uploadAvatar' | 'removeAvatar'> | null;
}

/** Every rejection has a message for people; a taken userName names its field. */
export function peoplePort({ firebase, publicProfile, pictures }: PeopleSources): PeoplePort {
  return {
    publicProfile,
    loadUser: (uid) => inPlainWords(async () => (await firebase).readUser(uid)),
    saveOwn: (uid, fields) =>
      inPlainWords(async () => (await firebase).saveOwnFields(uid, fields), {
        conflict: ['This name is taken. Choose another.', 'userName'],
      }),
    avatarUrl: (uid) => inPlainWords(async () => (await firebase).readAvatar(uid)),
    uploadAvatar: (uid, image) =>
      pictures
        ? pictures.uploadAvatar(uid, image)
        : inPlainWords(async () => {
            const imageUrl = await dataUrl(image);
            await (await firebase).writeAvatar(uid, imageUrl);
            return imageUrl;
          }),
    removeAvatar: (uid) =>
      pictures ? pictures.removeAvatar(uid) : inPlainWords(async () => (await firebase).removeAvatar(uid)),
  };
}

/** A small picture is stored in its document: it needs no second store and has the document's access rules. */
async function dataUrl(image: Blob): Promise<string> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${image.type};base64,${btoa(binary)}`;
}
