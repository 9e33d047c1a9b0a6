/** Shows the notices, at the top or bottom of the window, and pauses their timeouts while the pointer or the focus is on them. */
import { useSyncExternalStore } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, type Icon, InfoIcon } from './icons.tsx';
import { type Notice, notices, type NoticeTone } from './notices.ts';
import classes from './notice-host.module.css';
import { MessageWithReference } from './message-with-reference.tsx';

const icons: Record<NoticeTone, Icon> = {
  neutral: InfoIcon,
  positive: CheckIcon,
  warning: AlertIcon,
  negative: AlertIcon,
};

export function NoticeHost() {
  const shown = useSyncExternalStore(notices.subscribe, notices.list, notices.list);
  return (
    <>
      {(['top', 'bottom'] as const).map((position) => (
        // The regions are always mounted: screen readers do not announce a live region that is added together with its text.
        <div key={position} role="status" className={classes.region} data-position={position}>
          {shown
            .filter((notice) => notice.position === position)
            .map((notice) => (
              <NoticeCard key={notice.id} notice={notice} />
            ))}
        </div>
      ))}
    </>
  );
}

function NoticeCard({ notice }: { notice: Notice }) {
  const { id, tone, message, action } = notice;
  const ToneIcon = icons[tone];
  return (
    <div
      className={classes.notice}
      data-tone={tone}
      onPointerEnter={notices.pause}
      onPointerLeave={notices.resume}
      onFocus={notices.pause}
      onBlur={notices.resume}
    >
      <ToneIcon size={20} className={classes.icon} />
      <p className={classes.message}>
        <MessageWithReference>{message}</MessageWithReference>
      </p>
      {action ? (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            notices.resume();
            notices.dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        className={classes.close}
        aria-label="Close the notice"
        onClick={() => {
          notices.resume();
          notices.dismiss(id);
        }}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
