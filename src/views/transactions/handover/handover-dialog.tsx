/** Buyer or seller chooses when an order is handed over. */
import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Handover, HandoverChoice } from '../../../events/transaction/handover.ts';
import { useApp } from '../../app.ts';
import { EmptyState, ErrorState } from '../../ui/page.tsx';
import { BlockSkeleton } from '../../ui/page-skeleton.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { SlotFields } from './slot-fields.tsx';

export interface HandoverDialogProps {
  /** Uid. */
  readonly seller: string;
  /** Whether the reader is the seller. */
  readonly own: boolean;
  readonly handover: Handover | null;
  readonly onClose: () => void;
  readonly onChoose: (choice: HandoverChoice | null) => void;
}

export function HandoverDialog({ seller, own, handover, onClose, onChoose }: HandoverDialogProps) {
  const { shops } = useApp();
  const { answer, state, failure, retry } = useAnswer(() => shops.slots(seller), seller);
  const [choice, setChoice] = useState<HandoverChoice | null>(null);
  const before = handover && answer?.slots.some(({ start }) => start === handover.start) ? handover : null;
  const [touched, setTouched] = useState(false);
  const chosen = touched ? choice : before && { way: before.way, start: before.start };
  return (
    <Modal opened onClose={onClose} title="Pick-up or delivery">
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
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(chosen);
            onClose();
          }}
        >
          <SlotFields
            offered={answer}
            choice={chosen}
            open="Leave it open"
            onChange={(changed) => {
              setTouched(true);
              setChoice(changed);
            }}
          />
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={onClose}>
              Keep as it is
            </Button>
            <Button type="submit">Save the time</Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}
