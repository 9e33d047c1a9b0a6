/**
 * A dialog that makes one change of an order. It stays open with what was typed until the change is saved: meanwhile,
 * when it is refused, and when its outcome is unknown.
 */
import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TransactionActor } from '../../machines/transaction.machine.ts';
import classes from './change-dialog.module.css';
import { Trouble } from './trouble.tsx';
import type { Change } from './use-change.ts';

export interface ChangeDialogProps {
  readonly actor: TransactionActor;
  readonly title: string;
  readonly size?: ModalProps['size'];
  readonly change: Change;
  /** Whether a field shows why the change was refused. */
  readonly shownByField: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ChangeDialog({
  actor,
  title,
  size = 'md',
  change: { saving, undecided, hasOldRefusal },
  shownByField,
  onClose,
  children,
}: ChangeDialogProps) {
  return (
    <Modal opened onClose={() => (saving ? undefined : onClose())} title={title} size={size}>
      {/* What is typed meanwhile would be lost: what was sent is what is saved, also when it is sent again. */}
      <fieldset className={classes.fields} disabled={saving || undecided}>
        {children}
      </fieldset>
      {/* Below, beside the button that was pressed. */}
      {shownByField || hasOldRefusal ? null : (
        <div className={classes.trouble}>
          <Trouble actor={actor} />
        </div>
      )}
    </Modal>
  );
}
