/** A thumbnail of an analysis, loaded with the person's token. */
import type { AnalysisFile } from '../../events/analysis/port.ts';
import { useFileUrl } from './use-file-url.ts';
import classes from './vision.module.css';

export function PhotoThumb({ id, name, alt }: { id: string; name: AnalysisFile; alt: string }) {
  const { url } = useFileUrl(id, name);
  return url === null ? (
    <span className={classes.thumb} aria-hidden="true" />
  ) : (
    <img className={classes.thumb} src={url} alt={alt} />
  );
}
