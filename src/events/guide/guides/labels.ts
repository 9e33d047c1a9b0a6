/** Guides to labels, stain families, dangers and measures: what holds whatever lies on the table. */
import { readGuides } from '../read-guides.ts';

export const labelGuides = readGuides(`
# upholstery-codes | version 1 | any | label | The upholstery codes W, S, WS and X
1 first-aid: Look for the code on the label of the sofa before you put anything on a spill.
2 identify: Code W on upholstery means foam or shampoo on a water base, and never soaking it. [UPH NE]
3 identify: Code S on upholstery means a water-free solvent only, sparingly and with ventilation. [UPH NE]
4 identify: Code WS on upholstery means either of the two, water first. [UPH]
5 identify: Code X on upholstery means a vacuum or a soft brush only, and else a professional. [UPH NE]
6 method: Clean spots on the face of the fabric as its code says, and try it on a hidden place first. [UPH]
7 tool: A torch and a photo of the label under the cushion are all you need to read an upholstery code.
8 dont: Do not take covers off and wash them just because they have a zip. [UPH]
9 danger: Solvent for code S is used sparingly, with the windows open and no flame near.
10 rule: Water leaves rings on S-coded cloth or shrinks it; cotton, linen, viscose, silk and wool often have this code. [UPH]
11 rule: The codes cover spot cleaning of the face fabric only. [UPH]
12 handover: Hand upholstery over when its code is X or no label can be found.

# care-symbols | version 1 | any | label | The care symbols on a label
1 first-aid: Read the care label and photograph it before the first treatment.
2 identify: The wash tub on a care label shows the highest temperature in °C, and a hand in it means hand wash. {wash hand-wash} [ISO3758]
3 identify: Bars under a care symbol mean milder treatment, and a cross through it means do not. {wash-mild no-wash} [ISO3758]
4 identify: The triangle stands for bleach: empty means any, two stripes mean oxygen bleach only, crossed out means none. {bleach-any bleach-oxygen bleach-none} [ISO3758]
5 identify: The square on a care label stands for drying. {drying} [ISO3758]
6 identify: Dots in the iron symbol stand for heat: one for 110 °C, two for 150 °C and three for 200 °C in the 2012 edition. {iron-low iron-medium iron-high} [ISO3758]
7 identify: The circle is for professional care: P for the usual solvents, F for hydrocarbon only, W for wet cleaning. {professional-p professional-f professional-w} [ISO3758]
8 method: Go through the symbols in their order, wash, bleach, dry, iron, professional care, and stay below each limit. [ISO3758]
9 tool: A lens and a camera are the tools for a care label.
10 dont: Do not read the cloth’s label alone: trims, glue, beads and coatings may bear less than the cloth.
11 danger: Perchloroethylene and most dry-cleaning solvents strip leather trim, glue, beads and PU coatings.
12 rule: Care symbols give the most severe treatment that is allowed, not the one you have to use. [ISO3758]
13 handover: Hand the item over when the label is missing or its symbols contradict the trim.

# stain-families | version 1 | any | rules | What loosens which stain
1 first-aid: Find out which family a stain belongs to before you wet it.
2 identify: Coffee, tea, wine, juice and soft drinks are tannin stains: water with a mild acid detergent loosens them, alkali and soap darken them.
3 identify: Blood, milk, egg, sweat and fresh urine are protein stains: cold water and neutral detergent loosen them, hot water, alcohol and acid set them.
4 identify: Butter, make-up base, body grease and engine oil are fat stains: dry powder and then solvent loosen them.
5 identify: Ballpoint, marker, denim and lipstick colour are dye stains: any wet rubbing spreads them.
6 identify: Mud, soot, pollen and plaster are pigment stains: brush or vacuum them dry before you use detergent.
7 identify: Candle wax, chewing gum and tar are taken off cold, and a solvent loosens the rest.
8 identify: Water rings, road salt, sweat salts and rust are mineral stains: even re-wetting with distilled water or a mild acid loosens most of them.
9 method: Take the solvent part of a combination stain such as sauce or curry first, and its water part second.
10 tool: Blotting cloths, absorbent powder, neutral detergent, a mild acid detergent and distilled water cover most stain families.
11 dont: Do not use enzyme products on wool, silk or leather, whatever the stain family.
12 dont: Do not wet pollen, soot or plaster early: they stain as soon as they are damp.
13 handover: Hand the item over when you cannot tell its stain family from look, smell, feel and place.

# telling-materials | version 1 | any | label | How to tell what a thing is made of
1 first-aid: Before you clean anything, find out which material it is on a place nobody sees.
2 identify: Put a drop of clean water on a hidden place for a minute: in at once means aniline, nubuck, suede or vegetable-tanned leather, slowly means semi-aniline, and a bead means a finish or a coating.
3 identify: Scratch lightly with a fingernail: a line that lightens and blends means aniline, nubuck or waxed leather, no mark means pigmented leather or a synthetic.
4 identify: Look at the grain with a lens: pores and natural marks mean little finish, an even print with a film means pigmented leather or a synthetic, a nap means suede or nubuck.
5 method: Rub a hidden place with a white cloth and a little cleaner; colour on the cloth means that the dye is not fast.
6 tool: Clean water, a lens, a fingernail and a white cloth are all it takes to tell leathers apart.
7 dont: Do not use a wet method on anything whose dye comes off on the white cloth.
8 handover: Hand the piece over when the tests disagree, or when its dye is not fast.

# bleach-and-solvents | version 1 | any | rules | Bleach, acetone, alcohol and ammonia
1 first-aid: If a strong product has got on an item by mistake, blot it up at once and note what it was.
2 method: Read the product’s safety data sheet, test it on a hidden place, and use the mildest product that works.
3 tool: Gloves, fresh air and the safety data sheet belong to every bottle of solvent or bleach.
4 dont: Do not use chlorine bleach on wool, silk, elastane or nylon, which it turns yellow, or on leather, which it destroys. {bleach-none}
5 dont: Do not use acetone on acetate or modacrylic: it melts them, and it melts many finishes too.
6 dont: Do not use alcohol on leather finish or patent film: it softens them and moves ink sideways.
7 dont: Do not use ammonia on vegetable-tanned leather or on dyed protein fibres: it darkens the one and bleeds the other.
8 danger: Bleach with acid or ammonia gives off toxic gas.
9 danger: Rags with linseed-type oil can set themselves on fire: spread them flat to dry.
10 handover: Hand the item over when only a stronger product than you dare to use seems to be left.

# leather-chemistry | version 1 | any | rules | Why leather dislikes soap, heat and alkali
1 first-aid: Take alkaline soap or spray off leather at once with a damp cloth, and let it dry slowly.
2 rule: Leather is a protein fibre held by tannins and oils at an acid pH, with its balance near pH 4. [LD]
3 rule: Alkaline cleaners swell leather, loosen tannage, dye and oils, and leave it sticky or stiff. [LD]
4 rule: Wet leather shrinks at a lower temperature than dry leather, so hot water and hair dryers harden it.
5 method: Clean leather with a cleaner whose pH matches it, about 4.5 to 5.5, and dry it at room temperature.
6 tool: Indicator paper shows whether a cleaner’s pH suits leather.
7 dont: Do not use bar soap, soda or other alkaline cleaners on leather.
8 handover: Hand leather over when it has become stiff or sticky after a wrong cleaner.

# measuring-results | version 1 | any | label | Measuring colour change and stain removal
1 first-aid: Photograph the item in the same light before and after, with a colour card in the picture.
2 rule: On the ISO 105-A02 grey scale grade 5 is a CIELAB difference of 0 ± 0.2: no change. [A02]
3 rule: Grade 4 of the grey scale for change in colour is a difference of 1.7 ± 0.3, and grade 3 is 3.4 ± 0.4. [A02]
4 rule: Grade 2 of that grey scale is a difference of 6.8 ± 0.6, and grade 1 is 13.6 ± 1.0. [A02]
5 rule: The stain removal index of ASTM D4265 is 100 minus the CIELAB difference between the cleaned stain and unstained cloth of the same kind. [D4265]
6 rule: A stain removal index of 100 means that the place looks as if it had never been stained; it does not say how hard the stain was. [D4265]
7 method: Report the stain removal index together with the share of the stain that was removed.
8 tool: A colour card, even light and a camera on a stand make colour measurements comparable.
9 dont: Do not compare colours of two photos taken in different light without a card.
10 handover: Hand measuring over to a laboratory when a dispute hangs on the grade.
`);
