/**
 * What somebody has typed or chosen in any form holds back the reload for a new version, whether or not the form
 * tells that it is unsaved. It listens on the document, so that a new form is covered before anybody thinks of it, and
 * lets go when the field has left the page or has its first value again. It keeps values in memory only, while they are typed.
 */
import { holdReload } from './unsaved.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A box or a radio button is what it was before when it is ticked as it was. */
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const valueOf = (field: Field) => (isTicked(field) ? String(field.checked) : field.value);

/** The field of a form that an event is about. */
function formField({ target }: Event): Field | null {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isField && target.form ? target : null;
}

/** Returns how to stop. */
export function holdReloadWhileTyped(page: Document): () => void {
  /** The values that fields had when somebody came to them. */
  const before = new WeakMap<Field, string>();
  const typed = new Set<Field>();
  let release: (() => void) | null = null;

  const check = () => {
    for (const field of typed) {
      if (!field.isConnected || valueOf(field) === before.get(field)) typed.delete(field);
    }
    if (typed.size === 0) {
      changes.disconnect();
      release?.();
      release = null;
    } else if (!release) {
      release = holdReload('text in a form', false);
      // React writes the values that it sets into the attribute, or into the text of a textarea.
      changes.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['value'] });
    }
  };
  const changes = new MutationObserver(check);

  const remember = (event: Event) => {
    const field = formField(event);
    if (field && !typed.has(field)) before.set(field, valueOf(field));
  };
  const noteChange = (event: Event) => {
    const field = formField(event);
    if (!field) return;
    // Some browsers do not move the focus to a box that is ticked.
    if (!before.has(field) && isTicked(field)) before.set(field, String(!field.checked));
    typed.add(field);
    check();
  };

  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  for (const name of ['focusin', 'beforeinput', 'pointerdown'])
    page.addEventListener(name, remember, options);
  for (const name of ['input', 'change']) page.addEventListener(name, noteChange, options);
  return () => {
    stop.abort();
    typed.clear();
    check();
  };
}
