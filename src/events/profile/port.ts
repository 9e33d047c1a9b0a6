/** Reads and writes about people. Every rejection is an Error with a readable message. */
import type { OwnChanges, PublicProfile, UserDocument } from './user.ts';

export interface PeoplePort {
  /** null when nobody has that name. */
  publicProfile(userName: string): Promise<PublicProfile | null>;
  loadUser(uid: string): Promise<UserDocument | null>;
  /** @throws Error with `field` set when one field is the cause (a taken userName) */
  saveOwn(uid: string, fields: OwnChanges): Promise<void>;
  avatarUrl(uid: string): Promise<string | null>;
  uploadAvatar(uid: string, image: Blob): Promise<string>;
  removeAvatar(uid: string): Promise<void>;
}
