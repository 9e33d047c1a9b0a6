/** Which sorts of sentence a question may be after, and how surely: what it begins with, asks for, or says of how it has turned out. */
import type { FactKind } from '../fact.ts';
import { kindsNamed } from './kinds.ts';

export type Intents = ReadonlyMap<FactKind, number>;

/** What a sort that is asked for by its own words is worth, and any further one. */
const named = 4;
const alsoNamed = 2.5;

/** Read in a question without case, accents and marks. The number: how much it says. */
const cues: readonly (readonly [FactKind, number, RegExp])[] = [
  [
    'tool',
    3.5,
    /\b(?:what|which) (?:\w+ ){0,5}(?:need|gather|get in|get hold of|buy|order|lay out|prepare|bring along|bring|ready|fetch|reach for|to hand|my hands?|at hand|handy|required|necessary|collect|assemble)\b|^(?:a |the )?(?:list of |complete )?(?:things|stuff|items|supplies|equipment|tools?|kit|gear|shopping list|bits|materials|utensils|implements|accessories|products)\b|\b(?:shopping list|checklist|everything (?:i|you) need|all (?:i|you) need|(?:whats|is|are|things|tools|products) needed|equipment|utensils|implements|ausrustung|werkzeuge?|hilfsmittel|utensilien|grundset|grundausstattung|set fur|herramientas?|utensilios|outils?|materiel|accessoires?|necessaire)\b|\bwas (?:brauche?|benotige|muss ich haben|gehort|brauch(?:t|en) (?:man|wir))|\bde quoi (?:ai je|j ai|a t on|avons nous)? ?besoin|\bque (?:necesito|hace falta|me hace falta|productos?|material|cepillos?|trapos?)\b|\bqu est ce qu il (?:me )?faut|\b(?:que|quoi) (?:me |nous )?faut il|\bwhats? (?:sort|kind|type)s? of (?:\w+ )?(?:bag|brush|cloth|sponge|cleaner|paper|vacuum|nozzle|powder|hanger|eraser|product)/,
  ],
  [
    'tool',
    2,
    /\b(?:what|which|welche[nrs]?|quelle?s?|que|cual(?:es)?) (?:\w+ ){0,2}(?:hangers?|brush|brushes|cloths?|nozzle|powder|sponge|paper|towels?|swabs?|vacuum|bag|things|bits|liquids?|burste|bursten|tuch|tucher|pulver|papier|schwamm|brosse|brosses|chiffon|poudre|papel|cepillo|pano|polvo)\b|\b(?:womit|avec quoi|con que)\b|\bdo (?:i|we|you) need (?:a|an|any|some|to buy)\b/,
  ],
  [
    'handover',
    3.5,
    /\b(?:at what (?:point|stage)|from when|no longer (?:a job )?for me|(?:your|my|whose) job|who (?:gets|may|can|does|should|deals|treats|takes|repairs|measures|decides)|(?:bring|take|send|give) (?:it|this|them|that|one)? ?(?:in|to (?:you|a|the|someone|somebody|an))|come to you|(?:hand|handed) (?:it|this|them)? ?(?:in|over)|done for|goner|(?:is |are |one )?for the (?:pros?|professionals?|experts?|specialists?|cleaners?)|(?:one|case|job) for (?:you|a pro|the shop|your workshop)|beyond (?:repair|help|home)|should (?:a|an|the|my|your|our)? ?(?:specialist|cleaners?|professionals?|experts?|pros?|someone|somebody|you)\b|somebody else|someone else|selbst (?:machen|reinigen|entfernen)|selber|yo mismo|moi meme|cover it up|who measures|can you (?:save|still|help|do|take)|(?:is|are) (?:it|this|they) (?:lost|hopeless|ruined|a lost cause)|a lost cause|hopeless|wash or bring|do you advise|(?:ab )?wann (?:muss|soll|zum|zur)|zum fach\w+|in die reinigung|a partir de quand|cuando (?:hay que|debo) llevar|al profesional|a la tintoreria|au pressing|chez (?:un|le) (?:pro|professionnel))/,
  ],
  [
    'handover',
    2,
    /\b(?:still|nothing (?:helped|helps|works?)|turned (?:stiff|hard|sticky|yellow|brown|grey|gray|dull|dark)|(?:gone|went|goes|is|are|feels?|became|becomes) (?:hard|stiff|bald|threadbare|sticky|brittle|dull|yellow|crispy|worn)|hard as|bald|threadbare|worn (?:bare|bald|through|away|out)|raw|(?:comes?|came|coming|rubs?|rubbed|peels?|peeling) off|rubs off|spreads?|spreading|splits?|splitting|crack(?:s|ed|ing)?|(?:two|three|2|3|twice|several) (?:goes|rounds|tries|attempts|coats|times|washes)|twice|after drying|(?:doesnt|dont|didnt|wont|cant|hasnt) (?:\w+ )?(?:out|off|go|gone|help|come|budge|shift|work)|(?:days?|weeks?|months?|years?) (?:old|ago|later)|no label|without (?:a )?label|immer noch|nicht weg|geht nicht (?:raus|weg)|todavia|sigue|sale|toujours|encore)\b/,
  ],
  [
    'identify',
    3.5,
    /\b(?:signs?|by (?:touch|feel|sight|looking)|how (?:do|can|would|could|should|will|might) (?:i|you|we|one|they) (?:see|recogni[sz]e|spot|tell|know|identify|distinguish|make out|be sure)|how to (?:tell|see|recogni[sz]e|know|spot|identify|distinguish)|(?:what|whats) (?:is|are|does|do|did) (?:\w+ ){0,7}(?:mean|means|stand for|stands for|signify)|meaning of|whats? (?:it|that|this) mean|(?:test|check) (?:for|to see|whether|if)|what could it (?:be|have been)|what (?:is|was) it|what am i looking at|erkenn\w*|unterschied\w*|unterscheid\w*|was bedeutet|was heisst|bedeutung|reconoc\w*|disting\w*|diferenci\w*|que significa\w*|reconnai\w*|savoir si|que signifie\w*|que veut dire|identifi\w*)\b/,
  ],
  [
    'identify',
    1.5,
    /^(?:whats?|what is|what are|what does|was ist|que es|qu est ce)\b|\b(?:label|tag|code|etikett|etiqueta|etiquette) (?:reads?|says?)|\b(?:raindrop|drop of water|water drop|fingernail)\b/,
  ],
  [
    'danger',
    3.5,
    /\b(?:safely|safety|precautions?|dangers?|dangerous|hazards?|hazardous|protective|protect myself|fumes|ventilat\w*|flames?|lamps?|gloves|mask|open (?:a |the )?windows?|risks?|risky|look out for|watch out|asthma\w*|lungs|vapou?rs?|breathe|inhale|explode|toxic|poisonous|gefahr\w*|vorsicht\w*|schutz\w*|handschuhe|maske|peligro\w*|riesgos?|guantes|mascarilla|danger\w*|risques?|gants|masque|aerer|luften|ventilar)\b/,
  ],
  [
    'dont',
    3,
    /\b(?:(?:is|are|ist|est|esta) (?:it|that|this|das|es)? ?(?:\w+ ){0,6}(?:okay|ok|alright|all right|fine|allowed|safe|advisable|a problem|good idea|bad idea|any good|harmful|acceptable|erlaubt|okay)|(?:okay|ok|alright|all right|fine|allowed|good idea|any good|yes or no|or not)$|does it matter|would it (?:hurt|harm|matter)|wrong with|why (?:shouldnt|should i not|not|cant|cannot|mustnt|never|no)|(?:shouldnt|should not|mustnt|must not|cant|cannot|not to|never) (?:be done|do|i|we|be used|use)|what to avoid|worst thing|swears? by|swear by|heard that|old wives|darf (?:ich|man)|kann (?:ich|man)|puedo|se puede|puis je|peut on|je peux|est ce que je peux)\b/,
  ],
  [
    'dont',
    1.5,
    /^(?:can|could|may|should|would|is|are|ok|okay|do|does|will|shall|must)\b|\b(?:just|straight|hard|immediately|boiling|hot|scrub|scouring|soak|drench|drown|drench|press|wring)\b/,
  ],
  [
    'rule',
    2.5,
    /\b(?:why|how come|what (?:does|do|will|would|did) (?:\w+ ){1,4}do to|how often|is it normal|normal for|in general|generally|what (?:happens|will happen|will)|really|true|warum|wieso|weshalb|wie oft|por que|pourquoi|cada cuanto|con que frecuencia|tous les combien|combien de fois|in what order|order)\b/,
  ],
  [
    'first-aid',
    3,
    /\b(?:first(?: thing| step| aid)?|immediately|right away|straight away|straightaway|at once|oops|by mistake|accidentally|(?:minutes?|seconds?|moments?) ago|just (?:now|got|spil\w*|dropp\w*|drip\w*|went|happened|knocked|tipped|fell|came)|still wet|zuerst|als erstes|sofort|gerade|soeben|primero|enseguida|acabo|ahora mismo|d abord|en premier|tout de suite|vient de|viens de|(?:where|how|what) do (?:i|we|you) (?:start|begin)|start with|begin with|before (?:i|we|you|anything|cleaning|packing|storing))\b/,
  ],
  [
    'first-aid',
    1,
    /\b(?:help|quick|emergency|spilled|spilt|dropped|dripped|knocked|what now|hilfe|ayuda|au secours|soaked|drenched|got wet)\b/,
  ],
  [
    'method',
    2,
    /\b(?:what follows|whats next|what next|next(?: step)?|how do i (?:finish|proceed|continue|go on)|finish up|proper way|right way|best way|correct way|steps|instructions|remedy|and then|then what|afterwards|what do i do (?:then|next|afterwards)|and now|danach|como sigo|et apres|ensuite)\b/,
  ],
  [
    'method',
    1,
    /\b(?:how (?:do|can|should|would|to|must|shall|might|does one|is|are)|wie (?:bekomme?|krieg\w*|reinig\w*|entfern\w*|wasch\w*|behandel\w*|geht|mache?)|como|comment|treat|tackle|get rid)\b/,
  ],
];

/** @param plain the question in small letters. @param said its words, without marks and accents */
export function intentsOf(plain: string, said: string): Intents {
  const found = new Map<FactKind, number>();
  const add = (kind: FactKind, worth: number) => found.set(kind, Math.max(found.get(kind) ?? 0, worth));
  for (const [place, kind] of kindsNamed(plain).entries()) add(kind, place === 0 ? named : alsoNamed);
  for (const [kind, worth, pattern] of cues) if (pattern.test(said)) add(kind, worth);
  return found;
}
