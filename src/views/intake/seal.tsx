/** The seal: whether the hash chain verifies in this browser, its last hash, and everything as a file and a PDF. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { IntakeDetail } from '../../events/intake/port.ts';
import { brokenAt } from '../../events/intake/seal.ts';
import { DocumentIcon, ShieldIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { Problem } from '../ui/problem.tsx';
import classes from './intake.module.css';

export function Seal({ intake }: { intake: IntakeDetail }) {
  const { id, records } = intake;
  const [busy, setBusy] = useState(false);
  const broken = brokenAt(id, records);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setBusy(false);
    }
  };
  const check = () =>
    attempt(async () => {
      const { alteredPhotos } = await import('./check-photos.ts');
      const altered = await alteredPhotos(intake);
      notify(
        altered === 0
          ? { message: 'Every photo is the one that was sealed.', tone: 'positive' }
          : { message: `${altered} photos are not the ones that were sealed.`, tone: 'negative' },
      );
    });
  const save = () =>
    attempt(async () => {
      const { saveIntakePdf } = await import('./save-intake-pdf.ts');
      await saveIntakePdf(intake);
    });
  return (
    <section aria-labelledby="seal" className={classes.part}>
      <h2 id="seal">Seal</h2>
      {broken === null ? (
        <p className={classes.seal}>
          {records.length} records in a chain, each holding the hash of the one before. Nothing was changed
          afterwards. The last one is <code>{records.at(-1)?.hash}</code>
        </p>
      ) : (
        <Problem title="The seal is broken">
          Record {broken} is not the one that was sealed. Don’t rely on what’s shown here.
        </Problem>
      )}
      <Group mt="md">
        <Button
          variant="default"
          loading={busy}
          leftSection={<DocumentIcon size={18} />}
          onClick={() => void save()}
        >
          Save as PDF
        </Button>
        <Button
          variant="default"
          loading={busy}
          leftSection={<ShieldIcon size={18} />}
          onClick={() => void check()}
        >
          Check the photos
        </Button>
      </Group>
    </section>
  );
}
