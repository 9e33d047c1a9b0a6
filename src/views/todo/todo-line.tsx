import { ActionIcon, Badge, Checkbox } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Todo } from '../../events/todo/fields.ts';
import { EditIcon, TrashIcon } from '../ui/icons.tsx';
import classes from './todos-page.module.css';

export interface TodoLineProps {
  readonly todo: Todo;
  readonly onTick: () => void;
  readonly onDelete: () => void;
}

const urgent = 4;

export function TodoLine({ todo, onTick, onDelete }: TodoLineProps) {
  const { id, title, description, priority, complete } = todo;
  return (
    <li className={classes.line} data-done={complete || undefined}>
      <Checkbox
        checked={complete}
        onChange={onTick}
        aria-label={complete ? `Mark ${title} to do` : `Mark ${title} done`}
        size="md"
      />
      <div className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.description}>{description}</span>
      </div>
      <Badge
        className={classes.priority}
        variant="light"
        color={priority >= urgent ? 'red' : 'gray'}
        tt="none"
      >
        Priority {priority}
      </Badge>
      <div className={classes.actions}>
        <ActionIcon
          component={Link}
          to={`/edit-todo/${id}`}
          variant="subtle"
          size={40}
          aria-label={`Edit ${title}`}
        >
          <EditIcon size={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={`Delete ${title}`} onClick={onDelete}>
          <TrashIcon size={18} />
        </ActionIcon>
      </div>
    </li>
  );
}
