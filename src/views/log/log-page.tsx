/** What this device has stored, for its owner: every stream of facts, its content, and whether it is intact. */
import { HistoryIcon } from '../ui/icons.tsx';
import { EmptyState, Page } from '../ui/page.tsx';
import { useLogChoice } from './choice.ts';
import classes from './log-page.module.css';
import { StreamList } from './stream-list.tsx';
import { StreamView } from './stream-view.tsx';
import { kindOfStream } from '../../events/inspection/streams.ts';

const lead =
  'Everything Patina has noted down on this device: your own streams and those of the device itself. Nobody else’s are shown.';

export function LogPage() {
  const [{ stream, seq }, goTo] = useLogChoice();
  return (
    <Page title="Activity log" lead={stream === null ? lead : undefined} width="wide">
      <div className={classes.page}>
        {stream === null ? (
          <StreamList />
        ) : kindOfStream(stream) === null ? (
          <EmptyState icon={<HistoryIcon size={26} />} title="There is no such stream" />
        ) : (
          <StreamView key={stream} stream={stream} seq={seq} onSeq={goTo} />
        )}
      </div>
    </Page>
  );
}
