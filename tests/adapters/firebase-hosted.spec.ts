import { deleteApp, getApps } from 'firebase/app';
import { afterAll, expect, it } from 'vitest';
import { openFirebase } from '../../src/adapters/firebase.ts';

afterAll(() => Promise.all(getApps().map(deleteApp)));

it('initialises the realtime database of a hosted project that has one', async () => {
  const firebase = openFirebase({
    identity: 'hosted',
    options: { apiKey: 'k', projectId: 'p', databaseURL: 'https://p-default-rtdb.firebaseio.com' },
  });
  const database = await firebase.realtimeDatabase();
  expect(database?.app.options.databaseURL).toBe('https://p-default-rtdb.firebaseio.com');
});
