/** The fields of a person, for signing up and for one's own account. */
import { SimpleGrid, TextInput, type TextInputProps } from '@mantine/core';
import type { TypedPerson } from './person-fields.ts';

export interface PersonInputsProps {
  readonly inputOf: (field: keyof TypedPerson) => TextInputProps;
}

export function PersonInputs({ inputOf }: PersonInputsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="First name" autoComplete="given-name" {...inputOf('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...inputOf('lastName')} />
      </SimpleGrid>
      <TextInput
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        {...inputOf('email')}
      />
      <TextInput
        label="Phone"
        description="Optional. For example +1 415 555 0134"
        type="tel"
        autoComplete="tel"
        {...inputOf('phone')}
      />
    </>
  );
}
