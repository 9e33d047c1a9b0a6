/**
 * Renders an answer's Markdown: HTML is never parsed, no pictures are loaded, and only pages of this site are linked, since
 * an answer can contain what somebody wrote into a file to lead its reader elsewhere. Its code loads with the first answer.
 */
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

const anyOrigin = 'https://patina.invalid';
/** `//host` and `/\\host` lead to other sites, too. */
const isOwnPath = (href: string) =>
  href.startsWith('/') && URL.canParse(href, anyOrigin) && new URL(href, anyOrigin).origin === anyOrigin;

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
      if (isOwnPath(href)) return <Link to={href}>{children}</Link>;
      const isShown = href === '' || href.startsWith('#') || children === href;
      return (
        <>
          {children}
          {isShown ? null : ` (${href})`}
        </>
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
