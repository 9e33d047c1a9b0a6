/** Guides for patent leather and faux leather: materials with a film on top. */
import { readGuides } from '../read-guides.ts';

export const coatedGuides = readGuides(`
# patent-care | version 1 | patent | care dirt water | Everyday care of patent leather
1 identify: Patent leather has a mirror-like film, and a drop of water stands on it as a bead.
2 first-aid: Wipe fingerprints and rain off patent leather with a soft, dry cloth.
3 method: Clean patent leather with a patent cleaner on a soft cloth and polish it dry.
4 tool: Two soft cloths and a patent cleaner keep patent leather bright.
5 dont: Do not let patent leather touch printed or coloured things in storage: their dye moves into the film.
6 dont: Do not bend patent leather in the cold: the film cracks.
7 handover: Hand patent leather over when its film is cracked or yellowed.

# patent-dye | version 1 | patent | dye ink marker | Dye and print on patent leather
1 first-aid: Wipe print or dye off patent leather with a dry cloth at once.
2 method: Try patent cleaner on the marked patent leather; what has migrated into the film usually cannot be drawn out.
3 tool: A dry cloth and patent cleaner are all that may be tried on dyed patent leather.
4 dont: Use no alcohol and no acetone on patent leather: they dull the film.
5 dont: Do not store patent leather in newspaper: the print transfers.
6 handover: Hand patent leather over when the colour is inside the film.

# patent-scuff | version 1 | patent | scuff sticky | Scuffs and stickiness on patent leather
1 first-aid: Rub the scuffed patent leather gently with a soft cloth.
2 method: Work patent polish over the scuff or the sticky place in small circles and buff it.
3 tool: Patent polish and two soft cloths are what scuffed or sticky patent leather needs.
4 dont: Put neither heat nor tape on patent leather: both lift the film.
5 handover: Hand sticky patent leather over when it cracks or has turned yellow.

# coated-care | version 1 | coated | care dirt | Everyday care of faux leather
1 identify: Faux leather has an even, printed grain and a cloth backing that shows at cut edges and under peeling.
2 first-aid: Wipe faux leather with a damp cloth and dry it.
3 method: Wash faux leather with mild detergent at about 1 % in water, wipe with clear water, and dry it.
4 tool: Two soft cloths, water and mild detergent are all that faux leather wants.
5 dont: Do not feed faux leather with leather oil or wax: nothing soaks in, and the film turns greasy.
6 dont: Keep hand sanitiser and other alcohol gels off the arm rests of faux leather.
7 rule: Peeling faux leather has broken down by hydrolysis and cannot be repaired.
8 handover: Hand faux leather over, or advise a new cover, when it peels.

# coated-grease | version 1 | coated | grease body-grease make-up | Grease and make-up on faux leather
1 first-aid: Take grease off faux leather with a damp cloth and a drop of mild detergent before it hardens the film.
2 method: Wipe greasy faux leather with 1 % mild detergent, leave the foam a minute, rinse with a damp cloth, and dry.
3 tool: A soft sponge, mild detergent and a drying cloth take grease off faux leather.
4 dont: Do not use solvents on grease on faux leather: they draw the softener out and it cracks.
5 handover: Hand greasy faux leather over when it is already hard, cracked or sticky.

# coated-ink | version 1 | coated | ink marker | Ink on faux leather
1 first-aid: Dab fresh ink on faux leather with a dry cloth before it moves into the film.
2 method: Touch the ink on faux leather with a swab of isopropanol and water, one to one, after a test on a hidden place.
3 method: Keep the alcohol on faux leather only for seconds, then rinse with a damp cloth.
4 tool: Cotton swabs, isopropanol, water and a damp cloth are used for ink on faux leather.
5 dont: No acetone on faux leather, and no long dwell of any solvent.
6 danger: Isopropanol burns easily: air the room and keep it from flames and hot lamps.
7 handover: Hand faux leather over when its gloss changes under the swab.

# coated-dye | version 1 | coated | dye | Jeans dye on faux leather
1 first-aid: Wipe denim dye off faux leather with mild detergent on the day you see it.
2 method: Wash blue faux leather twice with mild detergent and a soft cloth, and rinse in between.
3 tool: Mild detergent, soft cloths and patience are the only tools against jeans dye on faux leather.
4 dont: Do not rub blue faux leather with an abrasive sponge: the gloss goes and the dye stays.
5 rule: Denim dye moves into the soft film of faux leather within days and then cannot be washed out.
6 handover: Hand faux leather over when it is still blue after the second wash.
`);
