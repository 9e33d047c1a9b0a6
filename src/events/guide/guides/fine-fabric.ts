/** Guides for silk, viscose, velvet, microfibre and polyester. */
import { readGuides } from '../read-guides.ts';

export const fineFabricGuides = readGuides(`
# silk-care | version 1 | silk-viscose | care dirt | Everyday care of silk and viscose
1 identify: Silk is fine and strong and warms in the hand, while viscose falls heavily and grows weak when it is wet.
2 first-aid: Air silk and viscose after wearing, and keep them out of the sun.
3 method: Clean silk and viscose only as the label says, and where it says dry-clean only, leave water alone.
4 tool: A soft brush and a padded hanger are what silk and viscose need at home.
5 dont: Do not rub damp silk: the surface turns chalky and stays so.
6 dont: No bleach with chlorine on silk: it turns the fibre yellow. {bleach-none}
7 rule: Viscose pile collapses and viscose cloth shrinks when it gets wet.
8 handover: Hand silk and viscose over when the label says S or X, or has a crossed-out tub. {no-wash}

# silk-water | version 1 | silk-viscose | water | Water rings on silk and viscose
1 first-aid: Leave a water ring on silk or viscose dry and do not touch it up.
2 method: There is no home method for a ring on silk or viscose; a professional treats it from seam to seam.
3 tool: No tool at home evens out a ring on silk; a note of what was spilled helps the cleaner.
4 dont: Do not put spots of water on silk, and do not steam it with an iron full of tap water.
5 handover: Always hand silk and viscose with rings over when the code is S or X.

# silk-oil | version 1 | silk-viscose | grease body-grease make-up | Oil and make-up on silk and viscose
1 first-aid: Put absorbent powder on oil on silk for 30 minutes and brush it off softly.
2 method: Dab what is left of the oil on silk lightly with a dry-cleaning solvent, after a test.
3 tool: Powder, a very soft brush and dry-cleaning solvent are used for oil on silk.
4 dont: Do not use detergent on oil in silk: it leaves a ring of its own.
5 danger: Dry-cleaning solvent needs open windows, gloves and no flame.
6 handover: Always hand oil on viscose pile or on satin over.

# silk-drinks | version 1 | silk-viscose | tannin | Wine and coffee on silk and viscose
1 first-aid: Blot wine or coffee on silk with a dry white cloth, without rubbing.
2 method: After blotting there is nothing safe to do at home about wine on silk.
3 tool: Dry white cloths are the only tool for a drink on silk or viscose.
4 dont: No water, salt or soda on wine in silk: each leaves a ring or moves the dye.
5 handover: Hand silk with wine or coffee over within a day, and say what it was.

# velvet-care | version 1 | velvet-pile | care dirt | Everyday care of velvet
1 identify: Velvet has a dense upright pile that changes its shade when you stroke it.
2 first-aid: Vacuum velvet gently with a soft nozzle, in the direction of the pile.
3 method: Brush velvet with a soft brush in the direction of the pile, never with pressure.
4 tool: A vacuum with a soft nozzle and a velvet brush are all that velvet needs in a usual week.
5 dont: Do not soak velvet and do not use a stiff brush on it.
6 rule: Find out what the pile is made of: cotton and polyester velvet forgive some water, viscose velvet none.
7 handover: Hand velvet over when its label says X, or when the pile is worn bald.

# velvet-crush | version 1 | velvet-pile | crush water | Crushed and wet marks in velvet
1 first-aid: Shake wet velvet out and let it dry in the air.
2 method: Steam crushed velvet from the back, and brush the pile against its direction and then with it.
3 tool: A steamer and a soft velvet brush raise a crushed pile.
4 dont: Do not press the pile, and put no hot iron on the face of velvet. {iron-none}
5 handover: Always hand crushed viscose velvet over.

# velvet-drinks | version 1 | velvet-pile | tannin | Wine and other drinks on velvet
1 first-aid: Hold a dry white cloth to wine on velvet and let it draw the liquid up without pressure.
2 method: On polyester velvet dab the rest of the drink with neutral detergent foam, from the edge inward, and brush the pile while it dries.
3 tool: White cloths, a little foam of neutral detergent and a velvet brush are used for drinks on velvet.
4 dont: Do not press or rub a wet velvet pile: it stays crushed.
5 handover: Hand velvet over at once when wine is on viscose or silk velvet, or when the fibre is not known.

# microfibre-care | version 1 | polyester-microfibre | care dirt | Everyday care of microfibre and polyester
1 identify: Microfibre is a fine, dense polyester with a soft feel, and its woven or knitted back shows it is not suede.
2 first-aid: Vacuum microfibre before you put anything on it.
3 method: Clean microfibre with a little detergent foam on a soft brush, one panel at a time, and groom it while it is damp. [CF]
4 tool: A vacuum, a soft brush, a sponge and a mild detergent do for microfibre.
5 dont: Do not over-wet microfibre upholstery: the laminate behind it lifts. [CF]
6 rule: Polyester and microfibre love oil and hold body grease, so clean the arms more often than the rest.
7 handover: Hand a microfibre sofa over when the code on its label is S or X.

# microfibre-body-oil | version 1 | polyester-microfibre | body-grease grease | Body oil on microfibre and polyester
1 first-aid: Vacuum the dark arm of the microfibre sofa first.
2 method: Work solvent or detergent foam into the body oil with a soft brush in one direction, and blot it out. [CF]
3 method: Groom the microfibre while it is damp, so that the texture dries in one direction. [CF]
4 tool: A vacuum, a soft brush, foam cleaner and towels take body oil out of microfibre.
5 dont: No stiff brush on microfibre: it distorts the texture for good. [CF]
6 dont: Do not soak the seat while you fight body oil, because the laminate may let go.
7 danger: If you use solvent foam on a sofa, air the room, wear gloves and keep flames out.
8 handover: Hand microfibre over when shine on its arms stays.

# microfibre-ink | version 1 | polyester-microfibre | ink | Ink on microfibre and polyester
1 first-aid: Blot ink on polyester with 70 % alcohol on a white cloth, after a test on a hidden place.
2 method: Dab with a swab and alcohol, blot, and turn to a clean swab until no ink comes off the microfibre.
3 method: Rinse the microfibre with detergent and then with water, and blot it dry.
4 tool: Alcohol of 70 %, swabs, white cloths and detergent are used for pen on microfibre.
5 dont: No hot iron and no tumble dryer on polyester before the ink is out. {iron-none tumble-none}
6 danger: Alcohol vapour burns: work with open windows and without flames.
7 handover: Hand microfibre over when the ink has spread wider than 3 cm.

# microfibre-drinks | version 1 | polyester-microfibre | tannin | Wine and coffee on microfibre and polyester
1 first-aid: Blot the drink out of microfibre with white towels, again and again.
2 method: Sponge wine or coffee on polyester with cool water and a mild acid detergent, and blot between rounds.
3 method: Brush microfibre in one direction while it dries, so that no stiff patch is left. [CF]
4 tool: Towels, cool water, a mild acid detergent and a soft brush are used for coffee on microfibre.
5 dont: No hot water on wine or coffee in polyester, and do not soak the cushion.
6 handover: Hand microfibre over when a ring or a brown edge is left after drying.
`);
