/** Words that say little of what is asked. */

const functionWords = `
a an the and or but nor so if then than that this these those there here it its it's they them their he she his her him i me my mine we us our you your
is am are was were be been being do does did done doing don't doesn't didn't can can't cannot could couldn't should shouldn't would wouldn't will won't may might must mustn't shall have has had having hasn't haven't isn't aren't wasn't
what which who whom whose when where why how what's how's who's where's i'm i've i'd it'll you're let lets let's
of in on at by to from for with without into onto off out up down over under about around after before between through during again against as
not no yes please thanks thank hello hi hey ok okay well just only very really quite too also even still already ever never always sometimes often maybe perhaps
get got getting gets gone go goes going come comes came make makes made making take takes taking took taken give gives given put puts use uses used using need needs needed want wants wanted try tries tried trying
wie was ist sind der die das den dem ein eine einen einem einer ich du wir mein meine meinen meinem meiner und oder auf aus von mit zu zum im in am an bekomme bekommt kriege entferne entfernen entfernt reinigen reinige sauber machen mache man kann darf soll weg fleck flecken raus heraus für nicht bei nach hilft gegen tun benutzen verwenden nehmen wenn wird womit geht wann welche welcher welches gut sich noch kommt zuerst bedeutet erkenne erkennen erkennt ausprobieren nach vom sagen ob tut hat habe haben gegen wieder
como cómo qué que es son el la los las un una unos unas de del al en mi mis con sin por para puedo se quitar quita limpiar limpio sacar elimino eliminar mancha manchas hago hacer hay sobre usar utilizar cuando significa significan volver despues debajo tengo tiene primero sirve debo
comment que quoi est sont le la les un une des du de au aux en mon ma mes avec sans pour sur puis je on peut peux enlever nettoyer enlève nettoie retirer ôter tache taches faire fait dois faut il y utiliser quand signifie cest ca qui premier avant apres
`;

const chattyWords = `
difference different see sees seen drops product products amount comes came visible anyway winter summer autumn spring basement attic cellar month months
a b c d e g h j k l m n o q r t u v y z bad fine normal sensible routine real gear filthy hasnt dosent doesnt find found covered
remove removes removed removing removal clean cleans cleaned cleaning cleaner cleanse stain stains stained staining spot spots mark marks marked spill spilled spilt spills spilling treat treats treated treating treatment deal fix save rescue
best good better right wrong safe safely safest fine okay quick quickly fast easy way ways method step steps thing things something anything everything someone anyone somebody kind sort type advice advise tip tips help helps guide guides instructions tell know say says happen happens happened work works worked
some any all every each both few more most much many lot lots bit little piece part place one two three first second last next new old other another same different such own
now today yesterday soon later week weeks day days hour hours minute minutes night overnight morning long fresh
left leave leaves leaving look looks looking seem seems think believe hope wonder problem issue mean means called because since while until though although however
client customer customer's clients customers mum's mother grandmother's grandma's grandma husband wife daughter son kid kids child friend friend's favourite favorite expensive cheap white black brown beige cream grey gray red green yellow pink light dark coloured colored colour color big small large tiny
chance chances hopeless lost absolutely actually almost already anyway apparently asap awful badly basically believe beautiful beloved blimey boss brand-new bring brought carry carried case colleague completely course dad's dear definitely desperate dinner disaster drop dropped dripped end entire especially everywhere exact exactly face-down feel feels find found front full fully further girl boy guest guests guy handle happening hear heard heck hold holds hope horrible idea ideas important inside keep keeps kept kid's kinda landed leaked leaks little looked lovely lunch main major manage massive matter mess middle mother-in-law must-have nasty naughty near neighbour neighbor nice nothing obvious obviously occasionally office order orders ours outside owner owners pair party people perfect person piece please possible possibly pretty probably proper properly put quick rather ready real reason regular regularly result results says seat seats seem serious set sets several shall shop shop's show shows side since sir sit sits sitting situation somehow somewhere sort sorts start started starting state step-by-step straight strange stuff suggest suggestion sure surface surprise surprised suppose supposed taken talking terrible thanks though thought time times together told tomorrow tonight totally touch touched tried trick true turn turned type types ugly unfortunately urgent usual usually visible visit wait waiting way wear wearing wedding weekend whatever whenever wherever whether whole wish within wonder wondering word world worried worry worse worst year years yet
some like likes liked strong stronger weak professional professionals specialist specialists expert experts hand handed handing over identify identifies recognise recognize distinguish tools tool avoid mistake mistakes dangerous danger dangers safety precaution precautions profi fachmann profesional professionnel stop stops allowed matter case instead exactly
coat coats jacket jackets trousers skirt hat cap stool cushion cushions bench chair chairs loafers sandals slippers heels item items bag's outfit furniture upholstery
toddler baby daughter's husband's wife's sister brother friend's granny grandfather uncle aunt dog dogs cat cats puppy pet pets customers
smeared rubbed drew drawn scribbled scribble knocked tipped sat stood walked stepped fell fallen poured splashed dribbled spilling leaking covered full
designer vintage bought buy gift home house kitchen living room car
`;

const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/['’]/g, '').trim().split(/\s+/));

/** They neither find a sentence nor count as not understood. */
export const smallWords = setOf(functionWords);

/** They find a sentence that has them, and are not missed in one that has not. */
export const softWords = setOf(chattyWords);
