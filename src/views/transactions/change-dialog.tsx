/**
 * A dialog that makes one change of an order. It stays open with what was typed until the change is saved: meanwhile,
 * when it is refused, and when its outcome is unknown.
 */
import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TransactionActor } from '../../machines/transaction.machine.ts';
import { Trouble } from './trouble.tsx';

export interface ChangeDialogProps {
  readonly actor: TransactionActor;
  readonly title: string;
  readonly size?: ModalProps['size'];
  readonly saving: boolean;
  /** Whether a field shows why the change was refused. */
  readonly shownByField: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function ChangeDialog({
  actor,
  title,
  size = 'md',
  saving,
  shownByField,
  onClose,
  children,
}: ChangeDialogProps) {
  return (
    <Modal opened onClose={() => (saving ? undefined : onClose())} title={title} size={size}>
      {shownByField ? null : <Trouble actor={actor} />}
      {children}
    </Modal>
  );
}
