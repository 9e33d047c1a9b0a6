/** Link to the signed-in person's notices, with the number of unread ones. */
import { CountedLink } from '../../ui/counted-link.tsx';
import { BellIcon } from '../../ui/icons.tsx';
import { useUnread } from './unread.ts';

export function NoticesButton({ uid }: { uid: string }) {
  const unread = useUnread(uid);
  const label = unread === 0 ? 'nothing new' : `${unread} new`;
  return (
    <CountedLink
      to="/notices"
      label={`Notifications, ${label}`}
      count={unread}
      icon={<BellIcon size={24} />}
    />
  );
}
