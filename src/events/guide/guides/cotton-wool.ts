/** Guides for canvas, cotton, linen and wool. */
import { readGuides } from '../read-guides.ts';

export const cottonAndWoolGuides = readGuides(`
# cotton-care | version 1 | canvas-cotton | care dirt | Everyday care of canvas and cotton
1 identify: Cotton, linen and canvas are cellulose: they take water up at once, and a burnt thread smells of paper.
2 first-aid: Shake canvas out and brush it dry before you wet it.
3 method: Wash cotton as the label says, and where it says nothing use cool water, mild detergent and a full rinse.
4 method: Dry canvas fast in moving air, so that it does not turn brown.
5 tool: A soft brush, mild detergent, a bucket and a fan are the tools for canvas.
6 dont: Do not soak a canvas bag with leather trim: the trim may bleed.
7 rule: Cellulose shrinks when wet and browns when it dries slowly.
8 handover: Hand canvas over when leather trim, glue or a coated back is part of the piece.

# cotton-drinks | version 1 | canvas-cotton | tannin | Wine and coffee on canvas and cotton
1 first-aid: Blot wine or coffee on cotton and flush it with cool water from the back.
2 method: Work detergent into the wine or coffee on cotton, and rinse.
3 method: Use oxygen bleach on what is left only when the cotton is colourfast, and rinse it out. {bleach-oxygen}
4 method: Dry the cotton quickly with moving air after the rinse, or it browns.
5 tool: Cool water, detergent, oxygen bleach and a fan deal with wine on cotton.
6 dont: Do not use hot water on tannin in cotton: heat sets it.
7 dont: Do not use soap on coffee, tea or wine in cotton, because it darkens tannin.
8 danger: Hydrogen peroxide and oxygen bleach lighten colours: test them first.
9 handover: Hand it over when dyed leather trim sits near the wine on canvas.

# cotton-grease | version 1 | canvas-cotton | grease body-grease | Oil and grease on canvas and cotton
1 first-aid: Put absorbent powder on oil on cotton, wait, brush it off, and blot.
2 method: Dab the grease on cotton with a solvent spot cleaner first.
3 method: After the solvent wash the oil spot with detergent, and rinse the cotton well.
4 tool: Powder, a solvent spot cleaner, detergent and white cloths take oil out of cotton.
5 dont: Do not begin on grease in canvas with water.
6 danger: Use the spot cleaner with open windows, with gloves and far from flames.
7 handover: Hand coated canvas over when its back has turned sticky: the coating is breaking down.

# cotton-mould | version 1 | canvas-cotton | mould | Mould on canvas and cotton
1 first-aid: Dry mouldy canvas and brush it outdoors.
2 method: Soak mouldy cotton in oxygen bleach if the care label allows it, and dry it in the sun, which helps. {bleach-oxygen}
3 tool: A mask, a brush, a tub and oxygen bleach are used on mildewed cotton.
4 dont: Do not use chlorine bleach on mould in coloured or coated cloth. {bleach-none}
5 danger: Wear a mask and gloves when you brush mould off canvas; people with asthma should not do it.
6 rule: Black mould specks in cotton often remain after cleaning.
7 handover: Hand canvas over when black specks remain and somebody minds them.

# cotton-blood | version 1 | canvas-cotton | blood | Blood and milk on cotton
1 first-aid: Flush blood on cotton with cold water at once.
2 method: Soak blood or milk on cotton in cold water with an enzyme detergent, and rinse cold.
3 tool: Cold water, an enzyme detergent and a tub are what blood on cotton needs.
4 dont: Never use hot water on blood, milk or egg: heat sets protein.
5 dont: Keep alcohol and acid off blood on cotton, because they coagulate protein.
6 handover: Hand cotton over when a blood stain has been ironed or tumble dried.

# cotton-ink | version 1 | canvas-cotton | ink marker | Ink on cotton
1 first-aid: Lay the inked cotton on a white cloth, face down, and keep it dry.
2 method: Dab the ink from the back with alcohol on a swab, and move the cloth under it as it takes ink up.
3 method: When no more ink comes, wash the cotton with detergent and rinse.
4 tool: Swabs, alcohol, white cloths and detergent serve for pen on cotton.
5 dont: Do not wash or iron cotton before the ink is out: water spreads it and heat fixes it. {iron-none}
6 danger: Alcohol catches fire easily, so work away from flames and with fresh air.
7 handover: Hand it over when the ink is permanent marker or the cloth’s own colour comes off.

# cotton-mud | version 1 | canvas-cotton | mud | Mud on canvas shoes and bags
1 first-aid: Let mud on canvas dry, and knock it off outdoors.
2 method: Brush the dry mud from the canvas, then sponge the rest with mild detergent and cool water.
3 tool: A stiff brush for dry mud, a sponge and mild detergent bring canvas shoes round.
4 dont: Do not wet the mud on canvas too early, and do not press it in.
5 handover: Hand canvas over when red clay has left its colour.

# wool-care | version 1 | wool | care dirt | Everyday care of wool
1 identify: Wool is springy and warm, a protein fibre, and a burnt thread smells of hair.
2 first-aid: Air wool and brush it dry before you think of washing.
3 method: Wash wool only as its label says, by hand in cool water with a neutral wool detergent, and dry it flat. {hand-wash dry-flat}
4 tool: A clothes brush, a neutral detergent and a flat rack look after wool.
5 dont: Do not use chlorine bleach on wool: it yellows and damages the fibre. {bleach-none}
6 dont: Do not wring or rub wet wool, because it felts.
7 rule: Wool and silk are protein fibres that alkali damages.
8 handover: Hand wool over when it is tailored, lined or labelled for professional care only.

# wool-blood | version 1 | wool | blood | Blood and other protein on wool
1 first-aid: Dab blood on wool with cold water and blot it.
2 method: Treat blood on wool with neutral detergent in cold water, and rinse it cold.
3 tool: Cold water, a neutral detergent and white cloths are used for blood on wool.
4 dont: No enzyme detergent on wool: protease eats the fibre.
5 dont: No hot water, bleach or alkali on blood in wool, and no rubbing. {bleach-none}
6 handover: Hand wool over when the blood has set for a day or is on a tailored coat.

# wool-red-wine | version 1 | wool | tannin | Red wine on wool
1 first-aid: Blot red wine on wool and dab it with cool water.
2 method: Rinse the wine on wool with a weak acid, one part 5 % white vinegar to four parts water, after a test.
3 method: Follow the vinegar rinse with neutral detergent and cool water, and dry the wool flat. {dry-flat}
4 tool: White vinegar, cool water, neutral detergent and cloths are what wine on wool takes.
5 dont: No soda and no oxygen powder on wine in wool: both are alkaline.
6 handover: Hand wool over when the colour of the wine remains.

# wool-grease | version 1 | wool | grease body-grease make-up | Grease on wool
1 first-aid: Scrape grease off wool with a blunt edge and cover it with absorbent powder.
2 method: Brush the powder out of the wool and repeat; then wash with neutral detergent only if the label allows washing.
3 tool: A blunt spatula, powder and a clothes brush are the tools for butter and oil on wool.
4 dont: Do not rub washing-up liquid into grease on wool: the rubbing felts it.
5 handover: Hand wool over when the grease is old, or the label allows no water.

# wool-mud | version 1 | wool | mud | Mud on a wool coat
1 first-aid: Let mud dry on the wool coat, however long that takes.
2 method: Brush dried mud off wool with a clothes brush, along the cloth, and dab the rest with cool water.
3 tool: A clothes brush and a damp cloth are enough for mud on wool.
4 dont: Do not rub wet mud on wool, since soil and rubbing felt the surface.
5 handover: Hand the wool coat over if a brown shade stays after brushing.
`);
