import { describe, expect, it } from 'vitest';
import { tidyTodo, todoFaults } from '../../../src/events/todo/fields.ts';

const sound = { title: 'Oil', description: 'Two coats', priority: 3, complete: false };

describe('a todo', () => {
  it('[TODO5] is sound from the least to the most of everything', () => {
    expect(todoFaults(sound)).toEqual({});
    expect(
      todoFaults({ ...sound, title: 'x'.repeat(100), description: 'y'.repeat(1000), priority: 5 }),
    ).toEqual({});
  });

  it.each([
    [{ title: 'Oi' }, { title: 'Use at least 3 characters' }],
    [{ title: 'x'.repeat(101) }, { title: 'Use at most 100 characters' }],
    [{ title: 'Oil\u202e it' }, { title: 'Use one line, without control or invisible characters' }],
    [{ title: 'Oil\nit' }, { title: 'Use one line, without control or invisible characters' }],
    [{ description: '' }, { description: 'Use at least 3 characters' }],
    [{ description: 'y'.repeat(1001) }, { description: 'Use at most 1000 characters' }],
    [{ priority: 0 }, { priority: 'Choose a priority from 1 to 5' }],
    [{ priority: 6 }, { priority: 'Choose a priority from 1 to 5' }],
    [{ priority: 2.5 }, { priority: 'Choose a priority from 1 to 5' }],
  ])('[TODO5] is refused beside the field: %j', (wrong, faults) => {
    expect(todoFaults({ ...sound, ...wrong })).toEqual(faults);
  });

  it('[TODO5] counts without the space around it', () => {
    expect(todoFaults(tidyTodo({ ...sound, title: '  ab  ' }))).toHaveProperty('title');
    expect(tidyTodo({ ...sound, title: ' Oil ', description: ' Two coats\n' })).toEqual(sound);
  });
});
