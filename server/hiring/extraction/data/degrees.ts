/**
 * Words of a degree, highest first. `clear` ones are nothing else wherever they stand; `school` ones ("Master", "Licence") count
 * only where somebody writes of their education. Patterns meet text without accents, in lower case.
 */
export type DegreeLevel = 'Doctorate' | 'Master' | 'Bachelor' | 'Degree';

export const degreeWords: readonly {
  readonly level: DegreeLevel;
  readonly clear: string;
  readonly school: string;
}[] = [
  {
    level: 'Doctorate',
    clear: String.raw`ph\.? ?d\.?|d\.? ?phil\.?|doctor of [a-z]+|doctorate|promotion zu[mr]|doctorat(?: en| de)?|doctorado|dottorato(?: di ricerca)?|doutorad?o|doutoramento|dr\. ?rer\. ?nat\.|dr\.-ing\.`,
    school: String.raw`promotion|doctor`,
  },
  {
    level: 'Master',
    clear: String.raw`master(?:'s|’s|s)? (?:of|in|degree|en|de|di|universitario|professionnel) ?[a-z]*|master ?studium|m\.? ?sc\.?|m\.? ?a\.? in|m\.? ?eng\.?|m\.? ?b\.? ?a\.?|m\.? ?tech\.?|m\.? ?phil\.?|ll\.? ?m\.?|laurea (?:magistrale|specialistica)|maestria en|mestrado(?: em)?|diplome d(?:'|’)ingenieure?|maitrise (?:de|en)`,
    school: String.raw`master(?:'s|’s|s)?|m\.a\.|maestria|maitrise|magister|magisterium`,
  },
  {
    level: 'Bachelor',
    clear: String.raw`bachelor(?:'s|’s|s)? (?:of|in|degree|en|de) ?[a-z]*|bachelor ?studium|b\.? ?sc\.?(?: \(?hons\)?)?|b\.? ?a\.?(?: \(?hons\)?)? in|b\.? ?eng\.?|b\.? ?tech\.?|b\.? ?com\.?|b\.? ?ed\.?|ll\.? ?b\.?|laurea triennale|licenciatura(?: en| em)?|licenciad[oa] en|grado (?:en|universitario)|licence (?:en|professionnelle|de) ?[a-z]*|hbo[- ]bachelor`,
    school: String.raw`bachelor(?:'s|’s|s)?|b\.a\.|ba(?: \(?hons\)?)?|licence|grado|hbo|licencjat`,
  },
  {
    level: 'Degree',
    clear: String.raw`diplom-[a-z]+(?:in)?|diplom in|university degree|associate of [a-z]+|degree in|staatsexamen|laurea(?: in)?|laureat[oa] in|ingegneria|hochschulabschluss|universitätsabschluss`,
    school: String.raw`diplom|degree|magister|titulo universitario|foundation degree|honou?rs`,
  },
];

/** A degree on the same line as one of these has not been earned. */
export const unfinished = String.raw`in progress|ongoing|not completed|unfinished|incomplete|abgebrochen|laufend|ohne abschluss|en cours|inacheve|non termine|en curso|incompleto|incompleta|inacabad[oa]|in corso|non completat[oa]|interrott[oa]|niet afgerond|niet voltooid|expected|voraussichtlich|dropped out|left without`;

/** What a line about a school has in it. */
export const schoolWords = String.raw`universit[a-z]*|universidad[a-z]*|college|school|hochschule|fachhochschule|berufsschule|gymnasium|realschule|gesamtschule|schule|academy|akademie|academie|academia|accademia|institute?|istituto|instituto|institut|polytechnic|politecnico|polytechnique|ecole|lycee|faculte|escuela|facultad|colegio|liceo|scuola|hogeschool|lyceum|school|conservator[a-z]*`;
