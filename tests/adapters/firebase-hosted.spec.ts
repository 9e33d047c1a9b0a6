import { deleteApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openFirebase } from '../../src/adapters/firebase.ts';
import { directFetch, redirectedFetch } from '../redirectable-fetch.ts';
import { startFirebaseStub } from './firebase-stub.ts';

/** Fakes of Google's hosts for this test. */
const google = { origin: '', paths: [] as string[] };

beforeAll(() => {
  redirectedFetch.to = (address, init) => {
    const { hostname, pathname, search } = new URL(String(address));
    google.paths.push(pathname);
    const host = hostname.startsWith('firestore.') ? '' : `/${hostname}`;
    return directFetch(`${google.origin}${host}${pathname}${search}`, init);
  };
});
afterAll(() => {
  redirectedFetch.to = null;
});
afterEach(() => Promise.all(getApps().map(deleteApp)));

it('initialises the realtime database of a hosted project that has one', async () => {
  const firebase = openFirebase({
    identity: 'hosted',
    options: { apiKey: 'k', projectId: 'p', databaseURL: 'https://p-default-rtdb.firebaseio.com' },
  });
  const database = await firebase.realtimeDatabase();
  expect(database?.app.options.databaseURL).toBe('https://p-default-rtdb.firebaseio.com');
});

it('removes picture and document before the account, since nobody could afterwards', async () => {
  const stub = await startFirebaseStub();
  google.origin = stub.origin;
  try {
    const firebase = openFirebase({ identity: 'hosted', options: { apiKey: 'k', projectId: 'patina' } });
    const { uid } = await firebase.createAccount('anna@patina.example', 'password 1');
    google.paths.length = 0;
    // Its rules may allow only the project to remove a picture.
    stub.refuseNextDocument = 403;
    await firebase.deleteAccount('password 1', null);
    const removed = stub.commits.map(({ writes }) => writes[0]?.delete?.split('/documents/')[1]);
    expect(removed).toContain(`users/${uid}`);
    const commit = google.paths.findLastIndex((path) => path.endsWith(':commit'));
    expect(google.paths.findIndex((path) => path.endsWith('accounts:delete'))).toBeGreaterThan(commit);
  } finally {
    await stub.stop();
  }
});
