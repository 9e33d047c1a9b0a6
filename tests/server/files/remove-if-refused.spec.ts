/** What happens to stored files when the rows that refer to them could not be written. */
import { expect, it } from 'vitest';
import { CommitUnconfirmed } from '../../../server/db/lost-connection.ts';
import { FilesUnavailable, removeIfRefused } from '../../../server/files/files-unavailable.ts';

const removedAfter = async (error: unknown) => {
  let removed = false;
  await removeIfRefused(error, async () => {
    removed = true;
  });
  return removed;
};

it('they are removed, unless the commit broke and may have written the rows', async () => {
  expect(await removedAfter(new Error('There is no room'))).toBe(true);
  expect(await removedAfter(new CommitUnconfirmed(new Error('Connection terminated')))).toBe(false);
});

it('they are left to the sweep while the store is unavailable', async () => {
  const gone = () => Promise.reject(new FilesUnavailable('out-of-reach', 'The bucket does not answer'));
  await expect(removeIfRefused(new Error('There is no room'), gone)).resolves.toBeUndefined();
});
