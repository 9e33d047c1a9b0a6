/** Sends an intake to the client: a link to copy, scan and mail. */
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { validateEmail } from '../../events/registration/form.ts';
import type { IntakeDetail, SentLink } from '../../events/intake/port.ts';
import { qrModules } from '../../pdf/qr-code.ts';
import { useApp } from '../app.ts';
import { dayOf } from '../transactions/words.ts';
import { CopyIcon, ShareIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import { Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';
import classes from './intake.module.css';

export interface SendPartProps {
  readonly intake: IntakeDetail;
  readonly onSent: (intake: IntakeDetail) => void;
}

export function SendPart({ intake, onSent }: SendPartProps) {
  const { intakes } = useApp();
  const [link, setLink] = useState<SentLink | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => (email.trim() === '' ? null : validateEmail(email)) },
  });
  useUnsaved(form.isDirty(), 'an address for a link');
  const { failure, submit } = useSaveForm(form, { order: ['email'] });
  const send = async ({ email }: { email: string }) => {
    const sent = await intakes.send(intake.id, email.trim() === '' ? null : email.trim());
    form.resetDirty();
    setLink(sent);
    onSent(sent.intake);
    if (sent.mailed) notify({ message: `The link is on its way to ${email.trim()}`, tone: 'positive' });
    else if (email.trim() !== '')
      notify({ message: 'The mail was not sent. Use the link or the code instead.', tone: 'warning' });
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ message: 'The link is copied', tone: 'positive' });
    } catch {
      notify({ message: 'The link could not be copied. Select it and copy it by hand.', tone: 'negative' });
    }
  };
  return (
    <section aria-labelledby="send" className={classes.part}>
      <h2 id="send">Your client’s link</h2>
      <form onSubmit={submit(send)} noValidate aria-busy={form.submitting} aria-label="The link">
        <Stack maw={520}>
          {failure ? <Problem title="There is no link yet">{failure}</Problem> : null}
          <p className={classes.hint}>
            Your client opens it on their own phone, without an account. It can be answered once, and a new
            link ends the one before.
            {intake.linkExpiresAt ? ` The last one shows this until ${dayOf(intake.linkExpiresAt)}.` : ''}
          </p>
          <TextInput
            label="Mail it to"
            description="Leave it empty to show the link here only"
            type="email"
            maxLength={254}
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <Group>
            <Button type="submit" loading={form.submitting} leftSection={<ShareIcon size={18} />}>
              {intake.linkExpiresAt ? 'Make a new link' : 'Make the link'}
            </Button>
          </Group>
          {link ? (
            <>
              <TextInput label="Link" value={link.url} readOnly onFocus={(event) => event.target.select()} />
              <Group>
                <Button
                  variant="default"
                  leftSection={<CopyIcon size={18} />}
                  onClick={() => void copy(link.url)}
                >
                  Copy the link
                </Button>
              </Group>
              <QrCode text={link.url} />
            </>
          ) : null}
        </Stack>
      </form>
    </section>
  );
}

function QrCode({ text }: { text: string }) {
  const rows = qrModules(text);
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label="The link as a QR code"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
