/** Says that a page shows the copy on this device, since the server cannot be reached. */
import { Alert } from '@mantine/core';
import { maxSeenChats } from '../../events/chat/seen.ts';
import { OfflineIcon } from '../ui/icons.tsx';

export const SeenNote = () => (
  <Alert
    color="yellow"
    role="status"
    title="You’re offline – showing what this device has seen"
    icon={<OfflineIcon />}
    mb="md"
  >
    Chats that you open or find are kept on this device until you log out: the latest {maxSeenChats}, within
    20 MB. Everything else is here again once you’re back.
  </Alert>
);
