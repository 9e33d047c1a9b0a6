/** The player of the transcribed sound; its buttons are also shortcuts in the editor. */
import { Button, Group, Kbd } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { Sound } from '../../events/transcription/engine.ts';
import { PlayIcon, UndoIcon } from '../ui/icons.tsx';
import { Problem } from '../ui/problem.tsx';
import classes from './transcription.module.css';
import type { Player } from './use-player.ts';

export interface SoundPlayerProps {
  readonly sound: Sound;
  readonly player: Player;
  /** Closes the sound to choose another one, keeping the words; null: not possible now. */
  readonly onOther: (() => void) | null;
}

const isVideo = (sound: Sound) =>
  (sound.from === 'post' ? sound.type : sound.content.type).startsWith('video/');

export function SoundPlayer({ sound, player, onOther }: SoundPlayerProps) {
  const [broken, setBroken] = useState<Sound | null>(null);
  const attach = useCallback(
    (media: HTMLMediaElement | null) => {
      if (!media) return;
      const url = sound.from === 'post' ? sound.url : URL.createObjectURL(sound.content);
      media.src = url;
      const release = player.hold(media);
      return () => {
        release();
        media.removeAttribute('src');
        if (sound.from !== 'post') URL.revokeObjectURL(url);
      };
    },
    [sound, player],
  );
  const common = {
    ref: attach,
    className: classes.player,
    controls: true,
    'aria-label': 'The sound',
    onError: () => setBroken(sound),
  } as const;
  return (
    <section aria-label="The sound to write down" className={classes.sound}>
      {broken === sound ? (
        <Problem title="This sound cannot be played here">
          Your browser may not know its format, or it is no recording. Choose another one.
        </Problem>
      ) : null}
      {isVideo(sound) ? (
        // Its captions are what is being written here.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video {...common} playsInline />
      ) : (
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <audio {...common} />
      )}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<PlayIcon size={18} />}
          rightSection={<Kbd>Esc</Kbd>}
          aria-keyshortcuts="Escape"
          onClick={() => player.toggle()}
        >
          Play or pause
        </Button>
        <Button
          variant="default"
          leftSection={<UndoIcon size={18} />}
          rightSection={<Kbd>F2</Kbd>}
          aria-keyshortcuts="F2"
          onClick={() => player.back()}
        >
          Back 3 seconds
        </Button>
        {onOther ? (
          <Button variant="subtle" onClick={onOther}>
            Choose another sound
          </Button>
        ) : null}
      </Group>
    </section>
  );
}
