/** Ways to sign in besides the password: passkeys, and recovery codes for when they are lost. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../app.ts';
import { AlertIcon } from '../ui/icons.tsx';
import { Problem } from '../ui/problem.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { PasskeyDialog, type PasskeyTask } from './passkey-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const codesLeft = (count: number) =>
  count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
const dayOf = (at: string) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });

export function PasskeySettings() {
  const { passkeys } = useApp();
  const [task, setTask] = useState<PasskeyTask | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { state, answer, failure, retry } = useAnswer(() => passkeys.list(), 'passkeys');

  if (state === 'failed') return <Problem title="Your passkeys could not be read">{failure}</Problem>;
  if (!answer) return <Text c="dimmed">One moment…</Text>;
  const possible = answer.possibleHere && 'PublicKeyCredential' in globalThis;
  const has = answer.passkeys.length > 0;

  return (
    <Stack align="flex-start">
      {answer.neededNow ? (
        <Alert
          color="yellow"
          role="status"
          title="Add a passkey to use your admin rights"
          icon={<AlertIcon />}
        >
          {has
            ? 'This installation asks admins to log in with one. Log out, and log in again with your passkey.'
            : 'This installation asks admins to log in with one. Add it here, and your rights are back.'}
        </Alert>
      ) : null}
      <Text>
        {has
          ? 'Logging in takes your password and one of these.'
          : 'With a passkey, logging in takes your password and your phone, computer or security key. Nobody gets in with the password alone.'}
      </Text>
      {possible ? null : (
        <Text c="dimmed">
          Browsers have no passkeys at this address: they need a domain name and https. On this computer, open
          localhost instead of 127.0.0.1.
        </Text>
      )}
      {has ? (
        <Stack component="ul" m={0} p={0} w="100%" style={{ listStyle: 'none' }}>
          {answer.passkeys.map((passkey) => (
            <Group component="li" key={passkey.id} justify="space-between">
              <div>
                <Text fw={600}>{passkey.name}</Text>
                <Text size="sm" c="dimmed">
                  Added {dayOf(passkey.createdAt)}
                  {passkey.lastUsedAt ? `, last used ${dayOf(passkey.lastUsedAt)}` : ', not used yet'}
                </Text>
              </div>
              <Group gap="xs">
                <Button
                  variant="default"
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => setTask({ kind: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  variant="outline"
                  color="red"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => setTask({ kind: 'remove', passkey, isLast: answer.passkeys.length === 1 })}
                >
                  Remove
                </Button>
              </Group>
            </Group>
          ))}
        </Stack>
      ) : null}
      {possible || has ? (
        <Group>
          {possible ? <Button onClick={() => setTask({ kind: 'add' })}>Add a passkey</Button> : null}
          {has ? (
            <Button variant="default" onClick={() => setTask({ kind: 'codes' })}>
              Make new recovery codes
            </Button>
          ) : null}
        </Group>
      ) : null}
      {has ? <Text size="sm">{codesLeft(answer.recoveryCodesLeft)}</Text> : null}
      {task ? (
        <PasskeyDialog
          task={task}
          has={has}
          onClose={() => setTask(null)}
          onDone={(made) => {
            setTask(null);
            setCodes(made);
            retry();
          }}
        />
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onClose={() => setCodes(null)} /> : null}
    </Stack>
  );
}
