/** Edits one's own profile or, for admins, the one whose id is in the URL. */
import { useParams } from 'react-router-dom';
import { useSession } from '../session.ts';
import { OtherProfile } from './other-profile.tsx';
import { OwnProfile } from './own-profile.tsx';

export function ProfileEditPage() {
  const { id } = useParams();
  const { person } = useSession();
  if (!person) return null;
  return id === undefined || id === person.uid ? (
    <OwnProfile key={person.uid} uid={person.uid} />
  ) : (
    <OtherProfile key={id} uid={id} />
  );
}
