/** Button that fills an empty money bag with example entries. */
import { Button } from '@mantine/core';
import { exampleEntries, exampleSource } from '../../../events/ledger/examples.ts';
import { useApp } from '../../app.ts';
import { localDay } from '../../ui/local-day.ts';

export function FillExample({ disabled }: { disabled: boolean }) {
  const { actor } = useApp().ledger;
  return (
    <Button
      variant="default"
      disabled={disabled}
      onClick={() =>
        actor.send({
          type: 'entries.import',
          source: exampleSource,
          entries: exampleEntries(localDay(new Date())),
        })
      }
    >
      Fill with an example
    </Button>
  );
}
