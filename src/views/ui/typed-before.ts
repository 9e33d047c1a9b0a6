/**
 * What was typed, chosen and ticked on a prerendered page before React takes it over. React takes a field's value for
 * its own, and a field that it controls gets the initial value back with the next render; so what was there is noted
 * before and replayed as if it were entered now.
 */

type Field = HTMLInputElement | HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Whether it needs replaying. Leaving a radio button is replayed by choosing another of its group. */
function isChanged(field: Field): boolean {
  if (!isTick(field)) return true;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** @returns replays what the fields in `place` hold now or get meanwhile; called once React has taken them over */
export function noteTyped(place: Element): () => void {
  const values = new Map<Field, string>();
  const ticks = new Map<HTMLInputElement, boolean>();
  const note = (field: Field) => {
    if (isTick(field)) {
      // The order is the one in which they are replayed: of a group of radio buttons, the last one counts.
      ticks.delete(field);
      ticks.set(field, field.checked);
    } else if (field.value !== '') values.set(field, field.value);
  };
  for (const field of place.querySelectorAll<Field>('input, select')) if (isChanged(field)) note(field);
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) note(target);
  };
  place.addEventListener('input', onInput, true);
  return () => {
    place.removeEventListener('input', onInput, true);
    // Entering one field may change another.
    const latest = [...values].map(([field, value]) => [field, field.value || value] as const);
    for (const [field, value] of latest) enter(field, value);
    for (const [field, isTicked] of ticks) tick(field, isTicked);
  };
}

/** React ignores a click after which the field is as React last saw it. */
function tick(field: HTMLInputElement, isTicked: boolean): void {
  field.checked = !isTicked;
  field.click();
}

function enter(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(prototype, 'value')!.set!;
  // React tracks what is set on the field itself, and not what the prototype's setter sets.
  field.value = '';
  setValue.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
