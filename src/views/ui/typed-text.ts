/**
 * Input in any form postpones the reload for a new version, whether or not the form reports unsaved changes. It
 * listens on the document, so that new forms are covered automatically. A field stops counting when it leaves the page
 * or has its first value again. Values are kept in memory only, while they are being edited.
 */
import { holdReload } from './unsaved.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Check boxes and radio buttons are compared by `checked` instead of `value`. */
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const valueOf = (field: Field) => (isTicked(field) ? String(field.checked) : field.value);

/** The form field that an event is about, if any. */
function formField({ target }: Event): Field | null {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isField && target.form ? target : null;
}

/** Returns a function that stops it. */
export function holdReloadWhileTyped(page: Document): () => void {
  /** Values of the fields before they were edited. */
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
      // React writes a new value to the attribute, or to the text of a textarea.
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
    // Some browsers do not focus a check box when it is clicked.
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
