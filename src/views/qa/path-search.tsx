/** Finds paths by their events and inputs. */
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Options } from '../../machines/paths/options.ts';
import { counted } from '../ui/counted.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { type Explorer, useAnswer } from './explorer.ts';
import classes from './qa-page.module.css';

export interface PathSearchProps {
  readonly explorer: Explorer;
  readonly machine: string;
  readonly options: Options;
  readonly onChoose: (path: number, step: number) => void;
}

const maxShown = 50;

export function PathSearch({ explorer, machine, options, onChoose }: PathSearchProps) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 200);
  const hits = useAnswer(explorer, asked === '' ? null : { ask: 'search', machine, options, text: asked });
  return (
    <>
      <TextInput
        label="Search the steps"
        placeholder="an event, a state, a fact or a fault"
        leftSection={<SearchIcon size={18} />}
        rightSection={
          text === '' ? null : <CloseButton aria-label="Clear the search" onClick={() => setText('')} />
        }
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {asked === '' ? null : (
        <>
          <p role="status">
            {hits.state === 'loading' ? 'Searching…' : null}
            {hits.state === 'failed' ? hits.message : null}
            {hits.state === 'ready' ? `Found in ${counted(hits.value.length, 'path')}.` : null}
          </p>
          {hits.state === 'ready' && hits.value.length > 0 ? (
            <ul className={classes.list}>
              {hits.value.slice(0, maxShown).map(({ index, step }) => (
                <li key={index}>
                  <button type="button" className={classes.row} onClick={() => onChoose(index, step)}>
                    Path {index + 1}, step {step}
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </>
  );
}
