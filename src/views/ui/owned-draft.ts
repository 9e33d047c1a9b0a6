/**
 * Drafts in the tab that know who wrote them: nobody else who logs in there sees them. A visitor's draft becomes that
 * of the first person who opens it after logging in.
 */
import * as z from 'zod/mini';
import { tabDraft } from './tab-draft.ts';

export interface OwnedDraft<Values> {
  /** @param owner null: a visitor */
  kept(owner: string | null): Values | null;
  /** @throws Error with a message for people, when storage is full or blocked */
  keep(owner: string | null, values: Values): void;
  /** For every keystroke: ignores a full storage, since the text is still on the page. */
  keepIfRoom(owner: string | null, values: Values): void;
  forget(): void;
}

interface Owned<Values> {
  readonly owner: string | null;
  readonly values: Values;
}

/** Of accounts of this app; others, such as those of the todos, have keys of their own. */
const ofPeople = 'draft/';

const ownerSchema = z.object({ owner: z.nullable(z.string()) });

export function ownedDraft<Values>(key: string, schema: z.ZodMiniType<Values>): OwnedDraft<Values> {
  const owned = z.object({ owner: z.nullable(z.string()), values: schema });
  // The compiler does not infer that the values are those of the schema.
  const draft = tabDraft(key, owned as unknown as z.ZodMiniType<Owned<Values>>);
  return {
    kept(owner) {
      const kept = draft.kept();
      if (!kept || (kept.owner !== null && kept.owner !== owner)) return null;
      if (kept.owner !== owner) draft.keepIfRoom({ owner, values: kept.values });
      return kept.values;
    },
    keep: (owner, values) => draft.keep({ owner, values }),
    keepIfRoom: (owner, values) => draft.keepIfRoom({ owner, values }),
    forget: () => draft.forget(),
  };
}

/** A draft that is also forgotten when its owner signs out. */
export const personDraft = <Values>(name: string, schema: z.ZodMiniType<Values>): OwnedDraft<Values> =>
  ownedDraft(`${ofPeople}${name}`, schema);

/** @param uid whose drafts stay, as visitors' do; null: nobody's */
export function forgetDraftsOfOthers(uid: string | null): void {
  for (const key of keysOfPeople()) {
    const draft = tabDraft(key, ownerSchema);
    const kept = draft.kept();
    if (kept && kept.owner !== null && kept.owner !== uid) draft.forget();
  }
}

function keysOfPeople(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(ofPeople));
  } catch {
    // Storage is blocked: there are no drafts.
    return [];
  }
}
