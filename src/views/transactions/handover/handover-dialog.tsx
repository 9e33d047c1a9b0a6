/** Buyer or seller chooses when an order is handed over. */
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Handover, HandoverChoice } from '../../../events/transaction/handover.ts';
import type { TransactionActor } from '../../../machines/transaction.machine.ts';
import { useApp } from '../../app.ts';
import { EmptyState, ErrorState } from '../../ui/page.tsx';
import { BlockSkeleton } from '../../ui/page-skeleton.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { ChangeDialog } from '../change-dialog.tsx';
import { useChange } from '../use-change.ts';
import { SlotFields } from './slot-fields.tsx';

/** Refusals that are about the chosen time. */
const aboutTime: ReadonlySet<string> = new Set(['bad-slot', 'past-slot']);

export interface HandoverDialogProps {
  readonly actor: TransactionActor;
  /** Uid. */
  readonly seller: string;
  /** Whether the reader is the seller. */
  readonly own: boolean;
  readonly handover: Handover | null;
  readonly onClose: () => void;
}

export function HandoverDialog({ actor, seller, own, handover, onClose }: HandoverDialogProps) {
  const change = useChange(actor, onClose);
  const { ready, saving, refusal, make, dismiss } = change;
  const { shops } = useApp();
  const { answer, state, failure, retry } = useAnswer(() => shops.slots(seller), seller);
  const [choice, setChoice] = useState<HandoverChoice | null>(null);
  const before = handover && answer?.slots.some(({ start }) => start === handover.start) ? handover : null;
  const [touched, setTouched] = useState(false);
  const chosen = touched ? choice : before && { way: before.way, start: before.start };
  useUnsaved(touched, 'the time of an order');
  const badTime = refusal !== null && aboutTime.has(refusal.reason);
  return (
    <ChangeDialog
      actor={actor}
      title="Pick-up or delivery"
      change={change}
      shownByField={badTime}
      onClose={onClose}
    >
      {state === 'failed' ? (
        <ErrorState title="The times could not be loaded" onRetry={retry}>
          {failure}
        </ErrorState>
      ) : answer === null ? (
        <BlockSkeleton label="Loading the times" />
      ) : answer.slots.length === 0 ? (
        <EmptyState
          icon={<CalendarIcon size={26} />}
          title={own ? 'You have no hours yet' : 'No times to choose from'}
          action={own ? <ButtonLink to="/settings#hours">Set your hours</ButtonLink> : undefined}
        >
          {own
            ? 'Say when you hand over orders, and you and your buyers can choose a time.'
            : 'This shop hasn’t said when it hands over orders. It will get in touch with you.'}
        </EmptyState>
      ) : (
        <form
          noValidate
          aria-busy={saving}
          onSubmit={(event) => {
            event.preventDefault();
            make({ type: 'SetHandover', choice: chosen });
          }}
        >
          <SlotFields
            offered={answer}
            choice={chosen}
            open="Leave it open"
            error={badTime ? refusal.message : null}
            onChange={(changed) => {
              if (badTime) dismiss();
              setTouched(true);
              setChoice(changed);
            }}
          />
          <Group justify="flex-end" mt="md">
            <Button variant="default" disabled={saving} onClick={onClose}>
              Keep as it is
            </Button>
            <Button type="submit" loading={saving} disabled={!(ready || saving)}>
              Save the time
            </Button>
          </Group>
        </form>
      )}
    </ChangeDialog>
  );
}
