/** Drop zone for files and folders to add, with a button to choose files. */
import { Button, Group, Input } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type Ref, useRef } from 'react';
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
      <Dropzone
        openRef={open}
        className={classes.drop ?? ''}
        mt={6}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        onDrop={onFiles}
        inputProps={{ 'aria-label': 'Résumé files', accept: '.pdf,.docx,.txt,.zip' }}
        tabIndex={-1}
        role="group"
        aria-label="Drop résumés here"
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
      </Dropzone>
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
