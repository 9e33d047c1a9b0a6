/** Guides for carpets and rugs. */
import { readGuides } from '../read-guides.ts';

export const carpetGuides = readGuides(`
# carpet-care | version 1 | carpet | care dirt mud | Everyday care of carpet
1 identify: A single pulled wool tuft smells of burnt hair when it is singed over a sink; polypropylene or nylon melts to a bead.
2 first-aid: Let mud on a carpet dry and vacuum it up before any water comes near it.
3 method: Vacuum a carpet slowly and from several sides, twice a week where people walk.
4 method: Clean a dull carpet with little detergent and as much clear rinse as you can draw out again.
5 tool: A strong vacuum, white towels, a spray bottle and a blunt spoon make a carpet kit. [NB]
6 dont: Do not leave detergent in a carpet: the residue collects dirt.
7 dont: Do not walk on a carpet until it is dry.
8 handover: Hand a carpet over when it is hand-knotted, silk, viscose or has a jute back that browns.

# carpet-urine | version 1 | carpet | urine | Urine on carpet
1 first-aid: Blot fresh urine out of the carpet, dab with cool water, and blot again.
2 method: Rinse the urine with a mild acid rinse and extract it with a wet vacuum.
3 method: Use an enzyme treatment against the smell of urine on synthetic carpet only.
4 tool: Towels, a wet vacuum, an acid rinse and an enzyme product for synthetics are used for pet accidents.
5 dont: Do not steam urine on a carpet: steam sets the odour.
6 dont: No ammonia on pet urine: it smells like more of the same.
7 handover: Hand the carpet over when the urine is older than a day, or on wool or a jute back, which turns brown.

# carpet-wax | version 1 | carpet | wax | Candle wax on carpet
1 first-aid: Cool the wax with ice, chip it off, and vacuum the crumbs.
2 method: Lay blotting paper on what is left of the wax, warm it with an iron on low, and move to clean paper. {iron-low}
3 tool: Ice in a bag, a blunt spatula, blotting paper and an iron on low lift candle wax.
4 dont: No hot iron on polypropylene carpet: it melts at about 160 °C.
5 dont: Do not warm the wax without a blotter: it runs deeper.
6 handover: Hand the carpet over when the wax covers a large area or its dye has stayed.

# carpet-gum | version 1 | carpet | gum | Chewing gum on carpet
1 first-aid: Freeze chewing gum with ice, break it, and vacuum the pieces.
2 method: Loosen the rest of the gum with a solvent gel on a cloth, and wipe it towards the middle.
3 tool: Ice, a blunt spatula and solvent gel deal with chewing gum.
4 dont: Do not cut gum out of a carpet with scissors: the gap stays.
5 danger: Solvent gel needs fresh air, gloves and no flame while you work on the gum.
6 handover: Hand the carpet over when gum has been trodden into a large area.

# carpet-rust | version 1 | carpet | rust | Rust on carpet
1 first-aid: Keep a rust mark on a carpet dry and move the metal foot away.
2 method: Rust on synthetic carpet is treated with a rust remover made for the fibre, by a trained person.
3 tool: Rust needs a remover for the fibre, acid-proof gloves and eye protection, which is why it is not a job for home.
4 dont: No bleach on rust: it sets it.
5 danger: Many rust removers hold oxalic or hydrofluoric acid, which only a trained person may handle.
6 handover: Always hand rust on a wool carpet over.

# carpet-drinks | version 1 | carpet | tannin | Wine and coffee on carpet
1 first-aid: Blot wine or coffee out of the carpet with white towels, from the edge to the middle. [NB]
2 method: Spray a little cool water on the wine in the carpet, blot, and go on until the towel stays clean.
3 method: Treat the rest of the coffee with a mild acid detergent, rinse with water, and lay a weighted towel on it overnight.
4 tool: White towels, cool water, a mild acid detergent and a weight are used for wine on a carpet.
5 dont: Do not scrub a wine spill in a carpet: the tufts untwist.
6 dont: No hot water and no soap on coffee in a carpet, because both set tannin.
7 handover: Hand the carpet over when it is wool or silk, or when the wine comes back as it dries.

# carpet-blood | version 1 | carpet | blood | Blood on carpet
1 first-aid: Blot blood out of a carpet with a cloth and cold water.
2 method: Dab the blood in the carpet with neutral detergent in cold water, blot, and rinse cold.
3 tool: Cold water, a neutral detergent and white towels are used for blood in a carpet.
4 dont: No hot water and no steam on blood in a carpet: heat sets it.
5 handover: Hand the carpet over when old blood has turned brown, or the carpet is wool.

# carpet-grease | version 1 | carpet | grease make-up | Oil and make-up on carpet
1 first-aid: Scoop the grease off the carpet with a spoon and blot up the oil.
2 method: Sprinkle absorbent powder on oil in a carpet, leave it some hours, and vacuum it.
3 method: Dab what is left of the oil with a solvent spot cleaner on a cloth, then with detergent, and rinse.
4 tool: A spoon, powder, a vacuum and a solvent spot cleaner get grease out of carpet.
5 dont: Do not pour solvent on a carpet: it loosens the latex of the back.
6 danger: Solvent on a floor needs open windows, gloves and no flame or spark.
7 handover: Hand the carpet over when the oil is from a motor or covers more than a plate.
`);
