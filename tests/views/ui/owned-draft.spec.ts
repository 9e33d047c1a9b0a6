/** Drafts in a tab that several people use one after another. */
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetDrafts } from '../../../src/compose/drafts.ts';
import type { AuthActor } from '../../../src/machines/auth.machine.ts';
import { todoDraft } from '../../../src/views/todo/draft.ts';
import { questionDraft } from '../../../src/views/ui/conversation/draft.ts';
import { personDraft } from '../../../src/views/ui/owned-draft.ts';

/** As the browser's: what is kept are its own properties. */
class Storage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key];
  }
}

beforeEach(() => void vi.stubGlobal('sessionStorage', new Storage()));

const draft = personDraft('job', z.string());
const kept = () => Object.keys(sessionStorage);

it('is its owner’s alone', () => {
  draft.keep('anna', 'a tanner');
  expect([draft.kept('ben'), draft.kept(null), draft.kept('anna')]).toEqual([null, null, 'a tanner']);
});

it('of a visitor becomes that of the first person who opens it', () => {
  draft.keep(null, 'a tanner');
  expect([draft.kept(null), draft.kept('anna')]).toEqual(['a tanner', 'a tanner']);
  expect([draft.kept('ben'), draft.kept(null), draft.kept('anna')]).toEqual([null, null, 'a tanner']);
});

it('of a todo belongs to an account of the second backend', () => {
  const values = { title: 'Buy wax', description: 'Brown', priority: 3, complete: false };
  todoDraft.keep('1', values);
  expect([todoDraft.kept('2'), todoDraft.kept(null), todoDraft.kept('1')]).toEqual([null, null, values]);
});

it('that is older, and knows no owner, is nobody’s', () => {
  sessionStorage.setItem('todoDraft', '{"title":"Buy wax","description":"","priority":3,"complete":false}');
  expect(todoDraft.kept(null)).toBeNull();
});

it('goes with its owner, and a visitor’s stays for whoever logs in', () => {
  let notify: (snapshot: unknown) => void = () => undefined;
  const auth = { subscribe: (told: typeof notify) => void (notify = told) };
  forgetDrafts(auth as unknown as AuthActor);
  const signedIn = (uid: string | null, ready = true) =>
    notify({ context: { user: uid === null ? null : { uid }, ready } });
  draft.keep('anna', 'a tanner');
  personDraft('other', z.string()).keep(null, 'a saddler');
  signedIn(null, false);
  signedIn('anna');
  expect(kept()).toHaveLength(2);
  signedIn(null);
  expect(kept()).toEqual(['draft/other']);
});

it('of a question outlives its page, until it is sent', () => {
  questionDraft('anna', 'chat/new').write('Ink on sue');
  expect(questionDraft('ben', 'chat/new').read()).toBe('');
  expect(questionDraft('anna', 'hr-agent').read()).toBe('');
  const again = questionDraft('anna', 'chat/new');
  expect(again.read()).toBe('Ink on sue');
  again.write('');
  expect(kept()).toEqual([]);
});

it('of a question follows a new chat, and is not kept in a temporary one', () => {
  const writing = questionDraft('anna', 'chat/new');
  writing.write('And on suede?');
  writing.moveTo('chat/c1');
  expect(kept()).toEqual(['draft/question/chat/c1']);
  writing.storeIt(false);
  writing.write('In secret');
  expect([kept(), writing.read()]).toEqual([[], 'In secret']);
  writing.storeIt(true);
  expect(questionDraft('anna', 'chat/c1').read()).toBe('In secret');
});
