/** Drop zone for files and folders to add, with a button to choose files. */
import { Button, Group, Input } from '@mantine/core';
import { type Ref, useRef } from 'react';
import { FileDrop } from '../../ui/file-drop.tsx';
import { UploadIcon } from '../../ui/icons.tsx';
import classes from '../screening.module.css';

export interface ChooseFilesProps {
  readonly failure: string | null;
  readonly onFiles: (files: readonly File[]) => void;
  /** Ref of the button that chooses files. */
  readonly ref?: Ref<HTMLButtonElement>;
}

export function ChooseFiles({ failure, onFiles, ref }: ChooseFilesProps) {
  const open = useRef<() => void>(null);
  const folder = useRef<HTMLInputElement>(null);
  return (
    <Input.Wrapper
      label="Résumés"
      description="PDF, Word (.docx) or plain text, up to 10 MB each, or a zip file of them. 500 at most."
      error={failure}
      labelElement="div"
      errorProps={{ id: 'files-error', role: 'alert' }}
    >
      <FileDrop
        openRef={open}
        className={classes.drop ?? ''}
        mt={6}
        onDrop={onFiles}
        inputLabel="Résumé files"
        endings=".pdf,.docx,.txt,.zip"
        label="Drop résumés here"
      >
        <p>Drop files, a folder or a zip file here</p>
        <Group gap="xs" justify="center">
          <Button
            ref={ref}
            variant="default"
            leftSection={<UploadIcon size={18} />}
            aria-describedby={failure ? 'files-error' : undefined}
            onClick={() => open.current?.()}
          >
            Choose files
          </Button>
          <Button variant="default" onClick={() => folder.current?.click()}>
            Choose a folder
          </Button>
        </Group>
      </FileDrop>
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        aria-label="Folder of résumés"
        {...{ webkitdirectory: '' }}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Lets the same folder be chosen again.
          currentTarget.value = '';
        }}
      />
    </Input.Wrapper>
  );
}
