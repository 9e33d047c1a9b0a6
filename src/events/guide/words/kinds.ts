/** By which words a question asks for a sort of sentence. In the order in which they are tried. */
import type { FactKind } from '../fact.ts';

const may =
  '(use|put|iron|wash|dry|rub|scrub|apply|try|spray|wipe|steam|bleach|store|pour|soak|sand|hang|keep|clean|feed|treat)';

const asked: readonly (readonly [FactKind, RegExp])[] = [
  [
    'handover',
    /\b(professional|specialist|expert|hand(ing|ed)? (it|them|this|that|one|the \w+)? ?over|give (it )?up|take (it|them|this) to|send (it|them|this) (away|to|out)|(when|should) .*(stop|too late|beyond)|too far gone|out of my (hands|depth)|beyond (home|saving|me|diy)|call (in )?(a|an|the|someone|somebody)|(go|take|bring|send|give|leave|need|call|ask|see) .{0,20}\b(to |for )?(a |the )?(pro|pros|cleaner.?s?|dry cleaner|dry cleaners|shop|workshop)\b|job for (a|the|you)|too (old|big|deep|late|bad|risky|far|stubborn|serious)\b|leave (it|this|that) to|bring (it|them|this)( straight| right)? in|that one for you|do it myself|in your hands|needs? (a|an|your) (restorer|professional|specialist|cleaner|expert)|let (you|someone|somebody) |is it (hopeless|lost|ruined)|be saved|nothing (helps|works|helped|worked)|tried everything|no (luck|success|effect)|not working|limits? of|zu (alt|groß|spät)|demasiado (tarde|viejo|grande)|trop (tard|vieux|grand|grande)|reinigung geben|zur reinigung|llevar(lo|la)? a|ya no|profi|fachmann|fachbetrieb|abgeben|profesional|tintorer[ií]a|professionnel|teinturier|pressing|confier|at what point)/,
  ],
  [
    'danger',
    /\b(danger(ous|s)?|toxic|fumes|hazard(s|ous)?|poisonous|precautions?|safety|protective|asthma|wear (a|when|while)|inhale|breathe|flammable|catch fire|ventilate|gloves|mask|gefahr|riesgos?|peligro|risques?|danger|gefährlich|peligroso|dangereux)\b/,
  ],
  [
    'identify',
    /\b(how (do|can|would|could|to) (i|you|we|one)? ?(tell|know|no if|no its|recogni[sz]e|identify|see)|difference between|different from|differ|what (kind|type|sort) of (leather|material|fabric|cloth|stain|thing)|which (kind|type|sort) of|identify|tell (if|whether|that|apart)|recogni[sz]e|stand for|find out (what|which|whether|if)|see the difference|wie erkenn|cómo (sé|reconozco)|cómo (distingo|distinguir|saber|se reconoce|reconocer|puedo saber)|comment (reconnaître|reconnaitre|savoir|distinguer)|woran|unterschied|unterscheide|diferencia|différence|feel of|feels? like|looks? like|versus|vs|signs? of|make out|work (it )?out|figure out)/,
  ],
  [
    'tool',
    /\b(things? (i|we|you)( will|.ll| do)? need|(should|do|must) (i|we|you) (buy|get ready|prepare|lay out)|qué (necesito|hace falta|herramientas|productos?)|was brauche|welche (bürste|mittel|werkzeuge|produkte)|de quoi ai.je besoin|qu.?est.ce qu.il (me )?faut|quels? (outils?|produits?)|quelles? brosses?|what (do|will|would|should) (i|we|you) (need|have|get ready|buy|bring)|which (tools?|products?|brush|supplies)|what (tools?|kit|products?|equipment|supplies|brush)|(what|which) (sort|kind|type) of (brush|cloth|sponge|cleaner|detergent|product|soap|eraser|tool)s?|(what|which) (cloth|sponge|cleaner|detergent|soap|eraser|materials|items|liquids?|stuff)\b|with what|belongs? in|should be in|cupboard|utensils|ingredients|tools|gear|toolkit|equipment|supplies|shopping list|have ready|have to hand|get together|kit)\b/,
  ],
  [
    'dont',
    new RegExp(
      `\\b(not (do|use)|avoid|never|mistakes?|(can|may|should|could|shall) (i|we|you|one) (just |simply |safely )?${may}|safe to|okay to|ok to|bad (idea|for)|harm(s|ful)?|ruin|darf (ich|man)|kann (ich|man)|(puedo|se puede) (usar|poner|aplicar|lavar|secar|planchar|frotar|limpiar con|utilizar|meter|echar)|(puis.je|peut.on|je peux) (utiliser|mettre|laver|sécher|frotter|repasser|appliquer|passer)|harmful|damage|why (is|are|does) .* (bad|wrong|harmful|dangerous|hurt)|evit\w+|éviter|vermeiden|vermeide|nicht (tun|machen|verwenden|benutzen)|pas (faire|utiliser)|no (debo|hacer|usar)|why (not|shouldn.?t|can.?t|is it bad|should i (not|keep|avoid))|wrong with|keep away|off limits|forbidden|what happens if|must ?n.?t|don.?ts)\\b`,
    ),
  ],
  [
    'first-aid',
    /\b(first aid|(do|does one do) first|first thing|straight away|right away|right now|immediately|at once|emergency|just (now|spil\w*|dropp\w*|happen\w*|knocked|got|tipped)|quickly|before (i|you) do anything|this (second|minute)|sofort|zuerst|als erstes|erste hilfe|enseguida|(lo )?primero|primeros auxilios|tout de suite|(d.abord|en premier|premiers (secours|gestes))|urgence)\b/,
  ],
  // How it has turned out, which is when one hands a thing over.
  [
    'handover',
    /\bstill (there|here|visible|wet|damp|dark|darker|blue|pink|brown|shiny|sticky|greasy|smells?|smelly|stinks?|stiff|showing)|\b(won.?t|does ?n.?t|did ?n.?t|has ?n.?t|have ?n.?t|not) (come out|come off|go away|gone|gone away|budge|shift|fade|move|work|worked|help|helped|lift)|\b(afterwards|what now|next day|than yesterday|all over|everywhere|large area|give up|giving up|trodden|came back|comes back|keeps coming back|is back|(days?|weeks?|months?|years?) (old|ago)|for (days|weeks|months|years)|since last|already (hard|cracked|set|dry|dried)|(gloss|shine|colou?r|finish) (has )?(changed|gone|spread))\b/,
  ],
];

/** Words that leave no doubt: hardly anybody who uses one wants anything else. */
const plainlyAsked: readonly (readonly [FactKind, RegExp])[] = [
  [
    'handover',
    /\b(when|who|should|must|wann|wer|cuándo|quién|quand|qui)\b.{0,60}\b(professionals?|specialists?|experts?|profis?|fachmann|fachbetrieb|fachleute|profesional|tintorer[ií]a|professionnel|teinturier|pressing|hand (it|this|them) over)\b/,
  ],
  [
    'danger',
    /\b(dangers?|dangerous|safety|precautions?|fumes|toxic|gefahr\w*|gefährlich|peligro\w*|riesgos?|dangereux|risques?)\b/,
  ],
  [
    'dont',
    /\b((must|should|do|may|can) (i|we|you|one) never|what (must|should|do) (i|we|you) (not|avoid)|(what|things) (not to do|to avoid)|don.?ts|was (darf|soll) (ich|man) (nie|niemals|nicht|auf keinen fall)|qué no (debo|se debe|hay que)|que ne faut.il (pas|jamais))\b/,
  ],
  [
    'first-aid',
    /\b(first aid|do first|first thing|what first|first step|erste hilfe|als erstes|zuerst|primeros auxilios|lo primero|en premier|premiers (secours|gestes))\b/,
  ],
  [
    'identify',
    /\b(how (do|can|would|could) (i|you|we) (tell|recogni[sz]e|identify)|difference between|tell apart|woran erkenn\w*|cómo (distingo|reconozco)|comment (reconnaître|distinguer))\b/,
  ],
  [
    'tool',
    /\b(which tools?|what tools?|what (do|will) (i|we|you) need|shopping list|equipment|supplies|was brauche|welches werkzeug|qué necesito|de quoi ai.je besoin)\b/,
  ],
];

/** The sort that is asked for in so many words; null: none. @param plain the question in small letters */
export const kindPlainlyAsked = (plain: string): FactKind | null =>
  plainlyAsked.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;

/** All sorts that are asked for, the first one surest. @param plain the question in small letters */
export const kindsNamed = (plain: string): readonly FactKind[] => [
  ...new Set(asked.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind)),
];
