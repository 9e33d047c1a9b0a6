/** The languages of questions, in the order in which they are tried. */
import { english } from './lexicon/english.ts';
import { french } from './lexicon/french.ts';
import { german } from './lexicon/german.ts';
import { spanish } from './lexicon/spanish.ts';
import { readLexicon } from './lexicon.ts';

export const lexicons = [english, german, spanish, french].map(readLexicon);
