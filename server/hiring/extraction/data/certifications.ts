/** Certificates that are known by name wherever they stand; under a heading of their own, others count too. Lower case. */
export const knownCertifications: readonly string[] = [
  String.raw`aws certified [a-z]+(?: [a-z]+){0,3}?(?: (?:associate|professional|practitioner|specialty))`,
  String.raw`microsoft certified:? [a-z]+(?: [a-z]+){0,4}`,
  String.raw`google (?:analytics|ads|cloud) (?:individual qualification|certification|certified)`,
  String.raw`certified [a-z]+(?: [a-z]+){0,3}? (?:technician|professional|manager|specialist|master|administrator|developer|engineer|analyst|practitioner|owner|accountant|cleaner|consultant|expert|associate|architect|trainer)`,
  String.raw`(?:professional |certified )?scrum (?:master|product owner)(?: i{1,3})?`,
  String.raw`psm i{1,3}|pspo i{1,3}|csm|cspo|pmp|prince2(?: (?:foundation|practitioner))?|itil(?: v?\d)?(?: foundation)?`,
  String.raw`cissp|cisa|cism|ceh|oscp|comptia (?:a|security|network)\+?|ccna|ccnp|ckad?|cfa|cpa|acca|cima|istqb(?: [a-z]+ level)?`,
  String.raw`iicrc [a-z]+(?: [a-z&]+){0,4}`,
  String.raw`(?:lean )?six sigma (?:yellow|green|black) belt`,
  String.raw`toefl|ielts|toeic|dele [abc][12]|delf [abc][12]|dalf c[12]|goethe-zertifikat [abc][12]`,
  String.raw`oracle certified [a-z]+(?: [a-z]+){0,3}`,
  String.raw`iso 9001 (?:lead )?auditor`,
  String.raw`certificate (?:iii?|iv|[1-4]) in [a-z]+(?: [a-z]+){0,3}|nvq(?: level)? \d(?: in [a-z]+(?: [a-z]+){0,3})?|city (?:and|&) guilds(?: level \d)?(?: [a-z]+){0,3}|(?:qcf |rqf |ncfe |cache |btec |pearson )?level \d (?:extended )?(?:certificate|award|diploma) in [a-z]+(?: [a-z]+){0,3}`,
  String.raw`meisterprufung(?: im [a-z]+)?|meisterbrief(?: im [a-z]+)?|ausbildereignung(?:sprufung)?|ada-schein|ausbildung der ausbilder|gesellenbrief|gesellenprufung|sachkundenachweis(?: [a-z0-9§]+)?|staplerschein|gabelstaplerschein|ersthelfer(?:schein)?|geprufte[rn]? [a-z]+(?: [a-z]+)?|(?:ihk|hwk)-(?:zertifikat|abschluss)|eidg(?:enossischer|\.) fachausweis|bilanzbuchhalter(?:in)? \(ihk\)`,
  String.raw`cap [a-z]+(?: [a-z]+)?|bep [a-z]+|brevet professionnel(?: [a-z]+)?|caces(?: [r\d]+)?|fimo(?: (?:marchandises|voyageurs))?|fco(?: (?:marchandises|voyageurs))?|deaes|deas|dpcs|ssiap ?[1-3]|bafa|bafd|bnssa|habilitation electrique(?: [a-z0-9]+)?|sst|psc ?1|certiphyto|titre professionnel(?: [a-z]+){0,3}|cqp(?: [a-z]+){0,3}`,
  String.raw`carnet de manipulador(?: de alimentos)?|manipulador de alimentos|prl \d+ ?h|certificado de profesionalidad(?: [a-z]+){0,3}|carnet de carretillero|cap transporte|haccp level \d`,
  String.raw`vca(?: basis| vol)?|bhv|heftruckcertificaat|patentino(?: [a-z]+){0,2}|coordinatore (?:della |per la )?sicurezza|iscrizione (?:all'|all )?(?:ordine|albo)(?: [a-z']+){1,5}|attestato (?:di )?[a-z]+(?: [a-z]+){0,2}|qualifica professionale(?: [a-z]+){0,3}|abilitazione (?:professionale|all'esercizio)(?: [a-z]+){0,3}|certidao de aptidao profissional|uprawnienia (?:sep|budowlane|udt)|svarecsky prukaz|truckkort(?: [a-d\d]+)?|truckcertifikat|hygiejnebevis|hygienpass|ustalik belgesi|kalfalik belgesi`,
  String.raw`nebosh(?: [a-z]+){0,2}|iosh(?: [a-z]+){0,2}|servsafe(?: [a-z]+)?|celta|delta|tefl|tesol certificate|cscs(?: card)?|sia (?:licence|door supervisor)|osha(?: |-)?(?:10|30)(?:-hour)?|bls(?: certification)?|acls|pals|cna|nclex(?:-rn|-pn)?|registered nurse|food (?:hygiene|safety|handler)(?:'s)?(?: [a-z]+)? (?:level \d|certificate|certification|permit|card)|first aid (?:at work|certificate|certification|certified)|care certificate|notary public|real estate licen[cs]e|dbs(?: enhanced)?|gas safe|ecs (?:gold )?card|bs ?7671|18th edition|ipaf|pasma|lgv class [12]|hgv class [12]|adr(?: licence)?|cpc(?: [a-z]+)?`,
  String.raw`jlpt n[1-5]|hsk ?[1-6]|cet-?[46]|topik(?: [a-z\d]+)?|testdaf(?: \d)?|dsh-?\d|telc(?: [a-z]+)? [abc][12]|tcf [abc][12]|tef(?: canada)?|fce|cae|cpe|cambridge (?:first|advanced|proficiency|c1 advanced|b2 first|c2 proficiency)|plida [abc][12]|cils(?: [a-z]+)?|celi \d|celpe-?bras|certificat voltaire`,
  String.raw`cpim|cscp|cltd|aat(?: level \d)?|cima (?:[a-z]+)?|cma|cia|frm|cfe|cipd(?: level \d)?|phr|sphr|shrm-(?:cp|scp)|cipp(?:\/e)?|crisc|ccsp|sscp|gsec|oscp|ecdl|icdl|mos|tosa|pix|togaf(?: [\d.]+)?|cobit(?: [\d.]+)?|safe (?:agilist|[\d.]+ [a-z]+)|leading safe|psm|pmi-acp|capm|ipma level [a-d]|isaqb(?: cpsa-?[fa])?|cpsa-?[fa]|istqb|ireb(?: cpre)?`,
  String.raw`(?:google|meta|ibm|hubspot|salesforce|microsoft|cisco|oracle|sap|vmware|red hat|hashicorp|databricks|snowflake|adobe|autodesk|trailhead|nptel|coursera) certified(?::| -| –)? [a-z]+(?: [a-z]+){0,3}|salesforce (?:administrator|admin|platform developer)(?: i{1,2})?|rhc(?:sa|e)|lpic-?\d|az-?\d{3}|dp-?\d{3}|pl-?\d{3}|terraform associate|ckad|cks`,
  // Teaching, care and registers of professions
  String.raw`(?:zweites|2\.) staatsexamen(?: fur das lehramt(?: an [a-z]+)?)?|(?:zweite|2\.) staatsprufung(?: fur das lehramt(?: an [a-z]+)?)?|(?:nmbi|nmc|hcpc|gphc|gdc|gmc|sace|gtcs|gtc|coru|ahpra|sssc|ewc) (?:registration|registered|pin)|qts|qualified teacher status|working with children check|praxisanleit(?:er|erin|ung)|afgsu(?: [12])?|diplomado (?:en|de)(?! (?:enfermeria|magisterio|trabajo social|empresariales|relaciones laborales|turismo|fisioterapia|ciencias))(?: [a-z]+){1,5}`,
  // Auditors of standards
  String.raw`(?:auditore? intern[oa]|auditeur interne|internal auditor|interner auditor|interne auditor|lead auditor|auditor lider|auditor wewnetrzny)(?: (?:iso|iatf|en)[ /a-z]{0,8}\d{4,5}(?::\d{4})?)|iso(?:/iec)? \d{4,5}(?::\d{4})? (?:lead |internal )?auditor`,
  // Kitchens, hotels and shops
  String.raw`bp (?:arts de la cuisine|arts du service|boulanger|boucher|patissier|charcutier|coiffure|esthetique|sommelier|barman|fleuriste|gouvernante|preparateur en pharmacie|electricien|plombier|menuisier|macon|couvreur)|mention complementaire(?: [a-z]+){1,3}|mc (?:cuisinier|patisserie|sommellerie|boulangerie)[a-z ]{0,30}|permis d'exploitation|wset (?:level )?\d|cicerone(?: level \d)?|certified hospitality [a-z]+|tips (?:certified|certification)`,
  // Building, driving and safety
  String.raw`smsts|sssts|cpcs(?: [a-z0-9]+)?|npors|safe ?pass|white card|jib card|asbestos awareness|abrasive wheels|manual handling (?:instructor|certificate|certified)|src ?[1-5](?: ve src ?[1-5])?(?: belgesi)?|psikoteknik(?: (?:raporu|belgesi))?|mesleki yeterlilik belgesi|hijyen belgesi|is guvenligi uzmanligi|c sinifi is guvenligi uzmanligi|code 95|karta kierowcy|uprawnienia na wozki widlowe|swiadectwo kwalifikacji(?: sep)?|orzeczenie sanepid|ksiazeczka sanepidowska|nr[ -]?(?:5|6|10|11|12|18|20|23|33|35)(?= |$|,|\))|tpc|rspp|aspp|cqc(?: (?:merci|persone))?|schweisserschein|schweisserprufung|sachkunde(?:prufung)? (?:nach )?§ ?34a|scc(?: dokument)? 01[678]|belehrung nach § ?43(?: ifsg)?`,
];

/** Words that end the name of a certificate: a line that begins with one goes on with the line above. */
export const certificateRanks = `administrator, associate, professional, practitioner, specialist, expert, foundation, fundamentals, developer, architect, engineer, technician, analyst, manager, certificate, certification`;

/** What gives or names a certificate: evidence that a line is one. */
export const certificateWords = `certificate, certified, certification, certificat, certificado, certificada, certificato, certificacion, certificazione, certificaat, certificado, certyfikat, certifikat, sertifika, сертификат,
  zertifikat, zertifiziert, licence, license, licensed, diploma, award, accredited, nachweis, schein, lehrgang, brief, prufung, attestation, habilitation, brevet, carnet, attestato, patentino, abilitazione, uprawnienia, szkolenie,
  kurs, course, cours, curso, corso, cursus, training, schulung, seminar, workshop, bootcamp, fortbildung, level, niveau, nivel, livello, ihk, hwk, tuv, dekra, iicrc, iso, cisco, aws, microsoft, google, oracle, sap, red hat, comptia, scrum, pmi, axelos, coursera, udemy, edx, linkedin learning, nptel, hubspot, isc2, isaca, red cross, rotes kreuz, croix rouge, cruz roja, croce rossa`;
