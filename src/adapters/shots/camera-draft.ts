/** The picture of the camera's page that is not kept yet, on this device under whoever took it. */
import * as z from 'zod/mini';
import type { CaptureDraft, DraftNews } from '../../events/capture/port.ts';
import { postVisibilities } from '../../events/post/port.ts';
import { type DraftPlace, openShotStore, type StoredDraft } from './store.ts';

const savedSchema = z.object({
  key: z.string(),
  source: z.enum(['camera', 'file']),
  caption: z.string(),
  visibility: z.enum(postVisibilities),
  people: z.array(z.string()),
});

export interface CameraDraft {
  /** First what is there, then every key that was saved. @returns how to stop hearing of it */
  watch(send: (news: DraftNews) => void): () => void;
  save(draft: CaptureDraft | null): void;
}

/** @param uid of whose picture it is */
export function cameraDraft(uid: string): CameraDraft {
  const store = openShotStore();
  const place: DraftPlace = { uid, page: 'camera' };
  /** Whose pictures lie there. */
  let known: readonly string[] = [];
  let latest: CaptureDraft | null | undefined;
  let saving = false;
  let onSaved: (key: string) => void = () => undefined;

  const saveOne = async (draft: CaptureDraft | null) => {
    if (draft === null) {
      await store.remove(place);
      known = [];
      return;
    }
    const { shot, people, ...fields } = draft;
    const { key, picture, width, height } = shot;
    if (!known.includes(key)) await store.add(place, { id: key, picture, thumbnail: null, width, height });
    const { source, caption, visibility } = fields;
    const gone = known.filter((id) => id !== key);
    await store.save(place, { key, source, caption, visibility, people: [...people] }, gone);
    known = [key];
    onSaved(key);
  };
  const saveLatest = async () => {
    saving = true;
    while (latest !== undefined) {
      const draft: CaptureDraft | null = latest;
      latest = undefined;
      // What is not saved is asked about before the page is left.
      await saveOne(draft).catch(() => undefined);
    }
    saving = false;
  };

  return {
    watch(send) {
      let over = false;
      store.read(place).then(
        (stored) => {
          if (over) return;
          known = stored.pictures.map(({ id }) => id);
          const draft = draftIn(stored);
          send(draft ? { type: 'draft.found', draft } : { type: 'draft.none' });
        },
        () => over || send({ type: 'draft.none' }),
      );
      onSaved = (key) => {
        if (!over) send({ type: 'draft.saved', key });
      };
      return () => {
        over = true;
      };
    },
    save(draft) {
      latest = draft;
      if (!saving) void saveLatest();
    },
  };
}

/** The latest picture, without words where nothing says any. */
function draftIn({ fields, pictures }: StoredDraft): CaptureDraft | null {
  const parsed = savedSchema.safeParse(fields);
  const about = parsed.success ? parsed.data : null;
  const stored = pictures.find(({ id }) => id === about?.key) ?? pictures.at(-1);
  if (!stored) return null;
  const { id: key, picture, width, height } = stored;
  const shot = { key, picture, width, height };
  if (about?.key !== key) return { shot, source: 'camera', caption: '', visibility: 'private', people: [] };
  const { source, caption, visibility, people } = about;
  return { shot, source, caption, visibility, people };
}
