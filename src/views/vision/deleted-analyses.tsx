/** Deleted analyses that can be restored. */
import { useApp } from '../app.ts';
import { counted } from '../ui/counted.ts';
import { RecentlyDeleted } from '../ui/recently-deleted.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { momentText, nameOf } from './words.ts';

/** A longer list would push the other analyses out of sight. */
const shownAtMost = 24;

export function DeletedAnalyses({ onRestored }: { onRestored: () => void }) {
  const { analyses } = useApp();
  const { answer, retry } = useAnswer(
    () =>
      analyses.calls.list({
        from: 'deleted',
        itemType: null,
        search: '',
        sort: '-createdAt',
        page: 1,
        pageSize: shownAtMost,
      }),
    '',
  );
  if (answer === null) return null;
  return (
    <RecentlyDeleted
      count={counted(answer.total, 'analysis', 'analyses')}
      about="They are gone for good, photos too, a day after you deleted them."
      items={answer.items.map((row) => ({
        id: row.id,
        name: nameOf(row),
        shown: `${nameOf(row)}, ${momentText(row.createdAt)}`,
      }))}
      onRestore={(id) => analyses.calls.restore(id)}
      restored="The analysis is back"
      onRestored={() => {
        onRestored();
        retry();
      }}
    />
  );
}
