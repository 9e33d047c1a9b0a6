/** Reports somebody's post to the admins. A person who has reported it before sees their report and can change it. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Post } from '../../../../events/post/port.ts';
import { useApp } from '../../../app.ts';
import { FlagIcon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notices.ts';
import { useAnswer } from '../../../ui/use-answer.ts';
import { kindNames } from '../words.ts';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';

export function ReportPost({ post }: { post: Pick<Post, 'id' | 'kind'> }) {
  const { posts } = useApp();
  const { answer, state, retry } = useAnswer(() => posts.ownReport(post.id), post.id);
  const [open, setOpen] = useState(false);
  const what = kindNames[post.kind];

  const report = async (reason: string) => {
    await posts.report(post.id, reason);
    notify({ message: 'Thank you. An admin will look at it.', tone: 'positive' });
    setOpen(false);
    retry();
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<FlagIcon size={18} />}
        // The dialog shows the earlier report.
        disabled={state === 'loading'}
        onClick={() => setOpen(true)}
      >
        {answer ? 'Reported' : 'Report'}
      </Button>
      {open ? (
        <ReasonDialog
          title={answer ? `You reported this ${what}` : `Report this ${what}?`}
          label="What is wrong with it?"
          send={answer ? 'Send it anew' : 'Report'}
          before={answer?.reason ?? ''}
          onSend={report}
          onClose={() => setOpen(false)}
        >
          {answer
            ? `On ${new Date(answer.createdAt).toLocaleDateString('en', { dateStyle: 'long' })}. No admin has answered yet. If you send it anew, it replaces what you wrote.`
            : 'Only admins read it, with your name. The owner is not told who reported it.'}
        </ReasonDialog>
      ) : null}
    </>
  );
}
