/**
 * An analyzed résumé: its score with the words each point came from, further findings, and the engine that read it;
 * optionally without the name.
 */
import { Button, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import type { AnalysisTurn as Analysed } from '../../events/hr-agent/conversation.ts';
import { fetchFonts } from '../../pdf/fetch-fonts.ts';
import { ResumeText } from '../screening/resume-text.tsx';
import { ScorePoints } from '../screening/score-points.tsx';
import { engineName } from '../ui/engine-name.ts';
import { saveFile } from '../ui/save-file.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import shared from '../ui/conversation/conversation.module.css';
import classes from './hr-agent.module.css';
import { analysedFor, foundRows, shownAnalysis } from './words.ts';

export interface AnalysisTurnProps {
  readonly turn: Analysed;
  /** null if it is shown without the name anyway. */
  readonly onCover: ((blind: boolean) => void) | null;
}

export function AnalysisTurn({ turn, onCover }: AnalysisTurnProps) {
  const { title, analysis } = shownAnalysis(turn);
  const { score, engine, limits, text } = analysis;
  const [chosen, setChosen] = useState<number | null>(null);

  const savePdf = async () => {
    const [{ drawAnalysis }, fonts] = await Promise.all([import('./conversation-pdf.ts'), fetchFonts()]);
    const file = drawAnalysis(turn, new Date(), fonts);
    saveFile(new Blob([file], { type: 'application/pdf' }), 'resume-analysis.pdf');
  };

  return (
    <article aria-label={`Analysis of ${title}`}>
      <h2 className={shared.question}>{title}</h2>
      <div className={shared.answer}>
        <Group justify="space-between">
          <span>{analysedFor(analysis)}</span>
          {onCover ? (
            <Switch
              label="Blind: without name and contact"
              checked={turn.blind}
              onChange={(event) => onCover(event.currentTarget.checked)}
            />
          ) : (
            <span className={classes.small}>Shown blind: name and contact are covered.</span>
          )}
        </Group>
        <div className={classes.analysis}>
          <div>
            <ScorePoints score={score} chosen={chosen} onChoose={setChosen} />
            <dl className={classes.found}>
              {foundRows(analysis).map(([label, values]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{values}</dd>
                </div>
              ))}
            </dl>
            {limits.map((limit) => (
              <p key={limit} className={classes.small}>
                {limit}
              </p>
            ))}
          </div>
          <ResumeText text={text} points={score.points} chosen={chosen} />
        </div>
        <div className={classes.foot}>
          <span className={classes.small}>
            Analysed by {engineName(engine)}. Nothing of this résumé is stored on the server.
          </span>
          <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={() => void savePdf()}>
            Analysis as PDF
          </Button>
        </div>
      </div>
    </article>
  );
}
