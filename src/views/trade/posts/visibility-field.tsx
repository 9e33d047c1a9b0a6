/** Who sees a post: only its owner, all the people its owner works with, some of them by name, or everybody. */
import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { PostFields, PostVisibility } from '../../../events/post/port.ts';
import type { PersonCard } from '../../../events/shared/person-card.ts';
import { useApp } from '../../app.ts';
import { useSession } from '../../session.ts';
import { BlockSkeleton } from '../../ui/page-skeleton.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import classes from './visibility-field.module.css';
import { personName, visibilities, visibilityMeanings, visibilityNames } from './words.ts';

export interface Audience {
  readonly visibility: PostVisibility;
  /** Uids for `named`; kept while another option is selected. */
  readonly people: readonly string[];
}

export const onlyMe: Audience = { visibility: 'private', people: [] };

/** Fields to send: names only with `named`. */
export const audienceFields = ({ visibility, people }: Audience): Omit<PostFields, 'caption'> =>
  visibility === 'named' ? { visibility, people } : { visibility };

export interface VisibilityFieldProps {
  readonly value: Audience;
  readonly onChange: (value: Audience) => void;
}

export function VisibilityField({ value, onChange }: VisibilityFieldProps) {
  const choose = (chosen: string) =>
    onChange({ ...value, visibility: visibilities.find((one) => one === chosen) ?? 'private' });
  return (
    <Stack gap="sm">
      <Radio.Group label="Who sees it" value={value.visibility} onChange={choose}>
        <Stack gap="xs" mt="xs">
          {visibilities.map((one) => (
            <Radio key={one} value={one} label={visibilityNames[one]} description={visibilityMeanings[one]} />
          ))}
        </Stack>
      </Radio.Group>
      {value.visibility === 'named' ? (
        <NamedPeople people={value.people} onChange={(people) => onChange({ ...value, people })} />
      ) : null}
    </Stack>
  );
}

/** A longer list gets a search field. */
const fewPeople = 8;

interface NamedPeopleProps {
  readonly people: readonly string[];
  readonly onChange: (people: readonly string[]) => void;
}

function NamedPeople({ people, onChange }: NamedPeopleProps) {
  const { invites, products } = useApp();
  const { merchant } = useSession();
  const { answer, failure, state } = useAnswer(async () => {
    const [relation, clients] = await Promise.all([
      invites.calls.myMerchant(),
      merchant ? products.ownClients() : [],
    ]);
    return { own: relation?.merchant ?? null, clients };
  }, String(merchant));
  const [wanted, setWanted] = useState('');
  if (state === 'failed') return <Problem title="Your clients could not be loaded">{failure}</Problem>;
  if (answer === null) return <BlockSkeleton label="Loading whom you can choose" />;

  const known = [...(answer.own ? [answer.own] : []), ...answer.clients];
  if (known.length === 0) {
    return (
      <p className={classes.note}>
        You have no clients and no merchant yet, so there is nobody to choose. Until then only you see it.
      </p>
    );
  }
  // People who are no longer clients cannot be named any more.
  const chosen = known.filter(({ uid }) => people.includes(uid));
  const shown = known.filter((person) => isNamed(person, wanted));
  return (
    <div className={classes.people}>
      {known.length > fewPeople ? (
        <TextInput
          label="Find somebody"
          type="search"
          value={wanted}
          mb="sm"
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      ) : null}
      <Checkbox.Group
        label="People who see it"
        value={chosen.map(({ uid }) => uid)}
        onChange={(uids) => onChange(uids)}
      >
        <div className={classes.names}>
          {shown.map((person) => (
            <Checkbox
              key={person.uid}
              value={person.uid}
              label={personName(person)}
              description={person === answer.own ? 'Your merchant' : `@${person.userName}`}
            />
          ))}
          {shown.length === 0 ? <p className={classes.note}>No one matches.</p> : null}
        </div>
      </Checkbox.Group>
      <p className={classes.note} role="status">
        {chosen.length === 0
          ? 'Nobody is chosen, so only you see it.'
          : `You and ${listOfNames.format(chosen.map(personName))} see it.`}
      </p>
    </div>
  );
}

const listOfNames = new Intl.ListFormat('en');

const isNamed = (person: PersonCard, wanted: string) =>
  `${personName(person)} @${person.userName}`.toLowerCase().includes(wanted.trim().toLowerCase());
