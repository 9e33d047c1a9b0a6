/** The latest activity, newest first. */
import { useApp } from '../../app.ts';
import { timeOf } from '../../transactions/words.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import type { About } from './about.ts';
import { happenings, newest } from './activity.ts';
import { AskedBody, Card, CardEmpty } from './card.tsx';
import { PartialNote } from './partial-note.tsx';
import { RowList } from './row-list.tsx';
import { settle } from './settle.ts';

export function ActivityCard(about: About) {
  const app = useApp();
  const asked = useAnswer(async () => {
    const { answers, partial } = await settle(happenings(app, about));
    return { rows: newest(answers), partial };
  }, `${about.uid} ${about.role}`);
  return (
    <Card title="Latest activity" more={{ to: '/notices', label: 'Notifications' }}>
      <AskedBody what="the latest activity" asked={asked}>
        {({ rows, partial }) => (
          <>
            {rows.length > 0 ? (
              <RowList
                label="Latest activity"
                rows={rows.map(({ key, to, text, at }) => ({ key, to, title: text, detail: timeOf(at) }))}
              />
            ) : partial ? null : (
              <CardEmpty
                title="It’s quiet so far"
                step={{ to: '/profile/edit', label: 'Complete your profile' }}
              >
                Orders, comments and applications show up here.
              </CardEmpty>
            )}
            {partial ? <PartialNote onRetry={asked.retry} /> : null}
          </>
        )}
      </AskedBody>
    </Card>
  );
}
