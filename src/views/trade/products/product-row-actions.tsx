/** What a merchant can do with a product in their list: edit it, and the rest in a menu. */
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { OwnProduct } from '../../../events/product/port.ts';
import { EditIcon, EyeIcon, EyeOffIcon, MoreIcon, TrashIcon, UsersIcon } from '../../ui/icons.tsx';
import classes from './my-products-page.module.css';
import { detailsPath } from './words.ts';

export interface ProductRowActionsProps {
  readonly product: OwnProduct;
  readonly onHide: (hidden: boolean) => void;
  readonly onClients: () => void;
  readonly onDelete: () => void;
}

export function ProductRowActions({ product, onHide, onClients, onDelete }: ProductRowActionsProps) {
  const { id, title, hidden, visibility } = product;
  return (
    <Group gap={4} wrap="nowrap" className={classes.actions}>
      <Button
        component={Link}
        to={`${detailsPath(id)}?edit`}
        variant="default"
        leftSection={<EditIcon size={18} />}
        aria-label={`Edit ${title}`}
      >
        Edit
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={`More about ${title}`}>
            <MoreIcon size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={hidden ? <EyeIcon size={18} /> : <EyeOffIcon size={18} />}
            onClick={() => onHide(!hidden)}
          >
            {hidden ? 'Show again' : 'Hide'}
          </Menu.Item>
          {visibility === 'private' ? (
            <Menu.Item leftSection={<UsersIcon size={18} />} onClick={onClients}>
              Choose who sees it
            </Menu.Item>
          ) : null}
          <Menu.Item color="red" leftSection={<TrashIcon size={18} />} onClick={onDelete}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
