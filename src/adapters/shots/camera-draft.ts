/** The camera page's picture that is not handed over yet, stored on this device under the person who took it. */
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
  /** Reports the stored draft, then the key of every picture that is saved. @returns how to stop */
  watch(send: (news: DraftNews) => void): () => void;
  save(draft: CaptureDraft | null): void;
}

/** @param uid of the person who took the picture */
export function cameraDraft(uid: string): CameraDraft {
  const store = openShotStore();
  const place: DraftPlace = { uid, page: 'camera' };
  /** Ids of the stored pictures. */
  let storedIds: readonly string[] = [];
  let latest: CaptureDraft | null | undefined;
  let saving = false;
  let onSaved: (key: string) => void = () => undefined;

  const saveOne = async (draft: CaptureDraft | null) => {
    if (draft === null) {
      await store.remove(place);
      storedIds = [];
      return;
    }
    const { shot, people, ...fields } = draft;
    const { key, picture, width, height } = shot;
    if (!storedIds.includes(key))
      await store.add(place, { id: key, picture, thumbnail: null, width, height });
    const { source, caption, visibility } = fields;
    const gone = storedIds.filter((id) => id !== key);
    await store.save(place, { key, source, caption, visibility, people: [...people] }, gone);
    storedIds = [key];
    onSaved(key);
  };
  const saveLatest = async () => {
    saving = true;
    while (latest !== undefined) {
      const draft: CaptureDraft | null = latest;
      latest = undefined;
      // Not reported: the page asks about unsaved work before it is left.
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
          storedIds = stored.pictures.map(({ id }) => id);
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

/** The picture that the draft names, or the latest one, without a caption. */
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
