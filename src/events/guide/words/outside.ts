/**
 * What people in this trade also ask and no guide answers: prices, genuineness, repairs, recolouring, health, the law. A
 * question with one of these is refused, however much else in it guides know.
 */
export const outside = `
price | how much | cost | costs | charge | quote | estimate | fee | euro | euros | dollar | dollars | pound | pounds | cheaper | afford | was kostet | cuánto cuesta | combien coûte | combien ça coûte
buying | where can i buy | which is better | better than | which is warmer | should i buy | worth buying | recommend a brand | recommend a product | recommend a shop | where do i buy | where to buy | which brand | what brand | brand | best brand | amazon | shop sells | supplier | discount | coupon | delivery | shipping | order online
genuine | authentic | authenticity | genuine | counterfeit | replica | is it real | real leather or | fake gucci | fake louis | serial number | date code | original or fake
value | what is it worth | worth money | worth anything | how much is my | resale | resell | sell it | auction | insured | insurance | refund | sue | lawsuit | court | liable | liability | warranty | guarantee | compensation
repair | punch a hole | punch another hole | extra hole | another hole | repair | repaired | repairing | mend | sew | stitch up | stitching came | saddle stitching | restitch | reline | lining replaced | resole | new sole | new heel | heel tip | stuck zip | broken zip | new zip | zipper | patch a hole | replace | replacing | reupholster | reupholstery
recolour | dye my | dye it | dye them | dye a | recolour | recolor | recolouring | recoloring | paint my | paint it | repaint | change the colour | change colour | turn it black | bleach it white | dyeing it | dyeing my
making | tan a hide | to tan | tanning a hide | best leather | best material | best fabric | softest leather | tanning my own | make my own | sewing pattern | crochet | knitting pattern | embroider | embroidery | print a logo | emboss
health | my eyes | eye drops | eyes sting | allergy | allergic | rash | eczema | swallowed | drank | lungs | pregnant | poison | poisoned | vet | doctor | medicine | itchy | skin irritation | cancer | headache
business | opening hours | open on | appointment | book a | tax | vat | salary | wage | hire someone | invoice | marketing | advertise | customer reviews | employee | accountant | rent | licence | license
elsewhere | floor | parquet | wood | wooden | marble | granite | wall | walls | wallpaper | window | windows | toilet | bathroom | shower | oven | fridge | car paint | bumper | stainless steel | brass | silver | gold | jewellery | jewelry | watch | gold ring | mattress | curtain | curtains | feather | feathers | down jacket | duvet | fur coat | fur collar | my hair | my skin | my hands | my face | teeth | plastic | laptop | phone | phone screen | screen | keyboard | concrete | stone | driveway | tiles | glass table | swimming pool | appliance | drain | bicycle | bike | cork | straw hat | lycra | spandex | neoprene | gore tex | sequins | lace | chrome | countertop | worktop | garden furniture | tent | backpack | umbrella | piano | painting | photograph album
making | manufactured | manufacture | invented | history of | where does | come from originally | who makes | tannery
fitting | stretch | stretch out | too tight | too small | break in | blister | shrink to fit | size up | resize | shorten | take in
chatter | who are you | are you a robot | are you human | your name | weather | football | recipe | joke | poem | capital of | president | translate | who won | movie | song | python code | javascript | program | bitcoin | stock market
`;
