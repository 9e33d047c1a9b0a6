/** The engines under test: the built-in one, and MiniSearch over the same sentences. */
import MiniSearch from 'minisearch';
import { guides } from '../../../src/events/guide/all-guides.ts';
import { answerFromGuides } from '../../../src/events/guide/answer.ts';
import type { Asked, Engine } from './asked.ts';

export const ours: Engine = ({ question, earlier = [] }) => {
  const answer = answerFromGuides(question, earlier);
  return answer.kind === 'answer' ? answer.sentences.map(({ fact }) => fact) : null;
};

/** Searches titles too, and adds earlier questions to the question. Refuses results that score below a threshold. */
export function miniSearch(): { search: Engine; tuned: (set: readonly Asked[]) => Engine } {
  const peer = new MiniSearch<{ id: string; text: string; title: string }>({ fields: ['text', 'title'] });
  peer.addAll(guides.flatMap(({ title, facts }) => facts.map(({ id, text }) => ({ id, text, title }))));
  const find = ({ question, earlier = [] }: Asked) =>
    peer.search([...earlier, question].join(' '), { fuzzy: 0.2, boost: { title: 1.5 } });
  const above =
    (least: number): Engine =>
    (asked) => {
      const found = find(asked);
      return (found[0]?.score ?? 0) < least ? null : found.map(({ id }) => String(id));
    };
  return {
    search: above(0),
    /** With the threshold that decides correctly between answering and refusing for most questions of the set. */
    tuned(set) {
      const scores = set.map((asked) => ({
        score: find(asked)[0]?.score ?? 0,
        answerable: asked.facts !== null,
      }));
      const right = (least: number) =>
        scores.filter(({ score, answerable }) => score >= least === answerable).length;
      const best = scores.map(({ score }) => score).toSorted((one, other) => right(other) - right(one))[0];
      return above(best ?? 0);
    },
  };
}
