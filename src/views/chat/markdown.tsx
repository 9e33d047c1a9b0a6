/** Renders an answer's Markdown: HTML is never parsed, and no pictures are loaded. Its code loads with the first answer. */
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';
import type { ChatSource } from '../../events/chat/turn.ts';
import classes from './chat.module.css';
import { sourcePath } from './words.ts';

export interface AnswerMarkdownProps {
  readonly text: string;
  readonly sources: readonly ChatSource[];
}

const plugins = [remarkGfm];
const marker = '#source-';

/** `[^1]` becomes a link to the first source, since Markdown footnotes would be collected at the end. */
const withLinks = (text: string) =>
  text.replace(/\[\^(\d{1,3})\]/g, (_, n: string) => `[${n}](${marker}${n})`);

export default function AnswerMarkdown({ text, sources }: AnswerMarkdownProps) {
  const components: Components = {
    a({ href = '', children }) {
      if (href.startsWith(marker)) {
        const n = href.slice(marker.length);
        const source = sources[Number(n) - 1];
        if (!source) return <sup>{n}</sup>;
        return (
          <sup>
            <Link
              className={classes.cite}
              to={sourcePath(source)}
              aria-label={`Source ${n}: ${source.title}`}
            >
              {n}
            </Link>
          </sup>
        );
      }
      if (href.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>;
      return (
        <a href={href} target="_blank" rel="noreferrer noopener nofollow">
          {children}
        </a>
      );
    },
    img: ({ alt = '' }) => <em>{alt}</em>,
    table: ({ children }) => (
      <div className={classes.tableBox}>
        <table>{children}</table>
      </div>
    ),
    h1: ({ children }) => <h3>{children}</h3>,
    h2: ({ children }) => <h3>{children}</h3>,
  };
  return (
    <div className={classes.markdown}>
      <Markdown remarkPlugins={plugins} components={components}>
        {withLinks(text)}
      </Markdown>
    </div>
  );
}
