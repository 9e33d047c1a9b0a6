/** What a comment says, with links to the people it names. */
import { Link } from 'react-router-dom';
import { partsOf } from '../../../events/thread/mentions.ts';
import classes from './comments.module.css';

export function CommentText({ body }: { body: string }) {
  return (
    <p className={classes.text}>
      {partsOf(body).map(({ text, userName }, i) =>
        userName === null ? (
          text
        ) : (
          <Link key={i} to={`/user/${userName}`}>
            {text}
          </Link>
        ),
      )}
    </p>
  );
}
