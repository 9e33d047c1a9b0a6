import { Button, Group } from '@mantine/core';

export interface ImportButtonsProps {
  /** Label of the import button; null when there is nothing to import. */
  readonly accept: string | null;
  readonly busy?: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

export function ImportButtons({ accept, busy = false, onAccept, onClose }: ImportButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {accept === null ? 'Close' : 'Cancel'}
      </Button>
      {accept === null ? null : (
        <Button loading={busy} onClick={onAccept}>
          {accept}
        </Button>
      )}
    </Group>
  );
}
