/** By which words a question asks for a sort of sentence. In the order in which they are tried. */
import type { FactKind } from '../fact.ts';

const may =
  '(use|put|iron|wash|dry|rub|scrub|apply|try|spray|wipe|steam|bleach|store|pour|soak|sand|hang|keep|clean|feed|treat)';

const asked: readonly (readonly [FactKind, RegExp])[] = [
  [
    'handover',
    /\b(professional|specialist|expert|hand(ing|ed)? (it|them|this|that|one|the \w+)? ?over|give (it )?up|take (it|them|this) to|send (it|them|this) (away|to|out)|(when|should) .*(stop|too late|beyond)|too far gone|out of my (hands|depth)|beyond (home|saving|me|diy)|call (in )?(a|an|the|someone|somebody)|profi|fachmann|profesional|professionnel|at what point)/,
  ],
  [
    'danger',
    /\b(danger(ous|s)?|toxic|fumes|hazard(ous)?|poisonous|precautions?|safety|protective|asthma|wear (a|when|while)|gefährlich|peligroso|dangereux)\b/,
  ],
  [
    'identify',
    /\b(how (do|can|would|could|to) (i|you|we|one)? ?(tell|know|no if|no its|recogni[sz]e|identify|see)|difference between|different from|differ|what (kind|type|sort) of (leather|material|fabric|cloth|stain|thing)|which (kind|type|sort) of|identify|tell (if|whether|that|apart)|recogni[sz]e|stand for|find out (what|which|whether|if)|see the difference|wie erkenn|cómo (sé|reconozco)|comment (reconnaître|savoir)|woran erkenne)/,
  ],
  [
    'tool',
    /\b(what (do|will|would|should) (i|we|you) (need|have|get ready|buy|bring)|which (tools?|products?|brush|supplies)|what (tools?|kit|products?|equipment|supplies|brush)|tools|gear|toolkit|equipment|supplies|shopping list|have ready|have to hand|get together|kit)\b/,
  ],
  [
    'dont',
    new RegExp(
      `\\b(not (do|use)|avoid|never|mistakes?|(can|may|should|could|shall) (i|we|you|one) (just |simply |safely )?${may}|safe to|okay to|ok to|bad (idea|for)|harm(s|ful)?|ruin|darf (ich|man)|puedo (usar|poner)|puis.je|why (not|shouldn.?t|can.?t|is it bad|should i (not|keep|avoid))|wrong with|keep away|off limits|forbidden|what happens if|must ?n.?t|don.?ts)\\b`,
    ),
  ],
  [
    'first-aid',
    /\b(first aid|(do|does one do) first|first thing|straight away|right away|right now|immediately|at once|emergency|just (now|spil\w*|dropp\w*|happen\w*|knocked|got|tipped)|quickly|before (i|you) do anything|this (second|minute)|sofort|enseguida|tout de suite)\b/,
  ],
  // How it has turned out, which is when one hands a thing over.
  [
    'handover',
    /\bstill (there|here|visible|wet|damp|dark|darker|blue|pink|brown|shiny|sticky|greasy|smells?|smelly|stinks?|stiff|showing)|\b(won.?t|does ?n.?t|did ?n.?t|has ?n.?t|have ?n.?t|not) (come out|come off|go away|gone|gone away|budge|shift|fade|move|work|worked|help|helped|lift)|\b(afterwards|what now|next day|than yesterday|all over|everywhere|large area|give up|giving up|trodden|came back|comes back|keeps coming back|is back|(days?|weeks?|months?|years?) (old|ago)|for (days|weeks|months|years)|since last|already (hard|cracked|set|dry|dried)|(gloss|shine|colou?r|finish) (has )?(changed|gone|spread))\b/,
  ],
];

/** @param plain the question in small letters */
export const kindOf = (plain: string): FactKind | null =>
  asked.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
