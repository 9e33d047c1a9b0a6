import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type MerchantRequestForm as Values,
  merchantRequestErrors,
} from '../../events/account/merchant-request.ts';
import type { OwnMerchantRequest } from '../../events/account/port.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { notify } from '../ui/notices.ts';
import { useOnline } from '../ui/online.ts';
import { OfflineNote, Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import { useSaveForm } from '../ui/use-save-form.ts';

interface MerchantRequestFormProps {
  /** Values of a declined request, to edit and send again. */
  readonly before: Values | null;
  readonly onAsked: (request: OwnMerchantRequest) => void;
}

export function MerchantRequestForm({ before, onAsked }: MerchantRequestFormProps) {
  const { merchantRequest } = useApp();
  const { profile } = useSession();
  const online = useOnline();
  const form = useForm<Values>({
    initialValues: { shopName: before?.shopName ?? profile?.companyName ?? '', about: before?.about ?? '' },
    validate: merchantRequestErrors,
  });
  useUnsaved(form.isDirty(), 'a request to become a merchant');
  const { failure, submit } = useSaveForm(form, { order: ['shopName', 'about'] });
  const ask = async ({ shopName, about }: Values) => {
    const asked = await merchantRequest.ask({ shopName: shopName.trim(), about: about.trim() });
    form.resetDirty();
    notify({ message: 'Your request is sent', tone: 'positive' });
    onAsked(asked);
  };
  return (
    <form onSubmit={submit(ask)} noValidate aria-label="Become a merchant" aria-busy={form.submitting}>
      <Stack>
        {failure ? <Problem title="Your request wasn’t sent">{failure}</Problem> : null}
        {online ? null : <OfflineNote what="Asking" />}
        <TextInput label="Shop name" autoComplete="organization" {...form.getInputProps('shopName')} />
        <Textarea
          label="What you do"
          description="A line is enough: what you clean, and where"
          autosize
          minRows={2}
          maxRows={4}
          {...form.getInputProps('about')}
        />
        <Group>
          <Button type="submit" loading={form.submitting}>
            Request a merchant account
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
