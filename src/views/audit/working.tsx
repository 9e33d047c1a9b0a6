/** Progress of the verification of a file. */
import { Progress } from '@mantine/core';

export function Working({ file, done }: { file: File; done: number }) {
  const percent = file.size === 0 ? 100 : Math.floor((done / file.size) * 100);
  return (
    <div role="status">
      <p>Verifying {file.name}…</p>
      <Progress value={percent} aria-label={`Verifying, ${percent} percent`} />
    </div>
  );
}
