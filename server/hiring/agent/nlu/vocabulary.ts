/** The words that employers' questions are made of. */
import { vocabularyOf } from '../../../../src/events/shared/questions/vocabulary.ts';
import { concepts, smallWords } from './synonyms.ts';

export const { isKnown, isSmall, known: knownWords, understood } = vocabularyOf(concepts, smallWords);
