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
        description="Optional. With country code, or as you dial it at home"
        type="tel"
        autoComplete="tel"
        {...inputOf('phone')}
      />
    </>
  );
}
