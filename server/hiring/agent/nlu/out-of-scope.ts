/** What people ask of an agent that it cannot do, told by its words, so that it says so instead of answering something else. */

export interface Beyond {
  readonly text: string;
  readonly next: readonly string[];
}

const changes =
  /^(?:(?:please|can you|could you|would you|will you|i want you to|i need you to|go ahead and|now|then|and|just|you should) )*(?:delete|remove|erase|close|reopen|publish|unpublish|create|post|write|draft|send|mail|email|e mail|invite|schedule|book|arrange|raise|increase|lower|set|change|edit|update|rename|hire|fire|call|phone|translate|move|add|order|buy|pay|cancel|remind|forward|approve)(?! (?:jobs?|posts?|roles?|positions?|vacanc|candidates?|applicants?|ones|address|number|to\b.*\?))\b(?=.* )/;
const deciding =
  /^(?:(?:please|can you|could you|would you|go ahead and|now|then|and|just) )*(?:reject|shortlist|decline|turn down|accept|dismiss|retry)\b(?= (?:\p{L}+ \p{L}+$|\p{L}+$|everybody|everyone|all|them|him|her|those|these|this|that|both|anyone|anybody))/u;

const traits =
  /\b(?:honest|honesty|trustworthy|reliable|lazy|loyal|smart|clever|intelligent|nice|friendly|likeable|pretty|handsome|good looking|old is|how old|age|aged|young|younger|elderly|gender|sex|male|female|man|men|woman|women|pregnant|pregnancy|married|single mother|children|kids|religion|religious|muslim|christian|jewish|ethnicity|ethnic|race|black|white|asian|hispanic|nationality|immigrant|foreigner|disabled|disability|sick|illness|health|criminal|politics|political|union member|personality|culture fit)\b/;
const aboutScores = /\b(?:score|scores|points?|rubric|rating|count|counts|impact|group|groups)\b/;

const outOfScopeTopics =
  /\b(?:(?:other|another|competing|rival|all|different) (?:compan(?:y|ies)|employers?|firms?|businesses|merchants?|shops|users?|accounts?)|market (?:rate|salary|value)|competitors?|industry average|everybody else's|someone else's|other people's|on this site|on this platform|google|amazon)\b/;

const chatter =
  /^(?:thanks?(?: you)?(?: (?:very|so) much)?|thank you|ok(?:ay)?|great|cool|nice|hi|hello|hey|good (?:morning|afternoon|evening|day)|bye|goodbye)[\s!.,]*$/;

const world =
  /\b(?:weather|rain|snow|sunny|joke|poem|song|recipe|capital of|president|football|bitcoin|stock market|who won|news today|the time|what time|ledger|money bag|invoice|transactions?|marketplace|products?|stain (?:from|out)|how do (?:i|you) (?:clean|remove|get))\b/;

export function beyond(question: string): Beyond | null {
  const text = question
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (chatter.test(text)) {
    return {
      text: 'Ask me about your jobs and applicants.',
      next: ['What can you do?', 'Which jobs are open?', 'Who applied this week?'],
    };
  }
  if (outOfScopeTopics.test(text)) {
    return {
      text: 'I know only your own jobs and the applicants who applied to you, nothing of other employers or the market.',
      next: ['Which jobs are open?', 'Which salaries do my jobs name?'],
    };
  }
  if (traits.test(text) && !aboutScores.test(text)) {
    return {
      text: 'I do not judge people, and I know nothing of age, gender, origin, health or character. Scores never count them.',
      next: ['How is the score computed?', 'Who are the best applicants?'],
    };
  }
  if (changes.test(text) || deciding.test(text)) {
    return {
      text: 'I only answer questions: I change nothing and write to nobody. Jobs are edited on the page Job description, and people are shortlisted or rejected on the page AI-screened résumés.',
      next: ['Who is still waiting for a decision?', 'Which jobs are open?'],
    };
  }
  if (world.test(text)) {
    return {
      text: 'I know nothing of that: I answer questions about your jobs, their applicants, scores, statuses and deadlines.',
      next: ['What can you do?'],
    };
  }
  return null;
}
