/** Words that say what somebody is or does, without accents and case: a line with one is no name and no address. */
export const trades = `
manager engineer developer designer technician specialist assistant director consultant analyst administrator officer programmer
cleaner tailor cobbler seller cashier driver supervisor coordinator accountant architect restorer craftsman artisan nurse teacher clerk
associate representative agent
mitarbeiter mitarbeiterin fachkraft leiter leiterin verkaufer verkauferin kaufmann kauffrau techniker technikerin entwickler entwicklerin
einzelhandelskauffrau einzelhandelskaufmann softwareentwickler softwareentwicklerin burokraft sattler sattlerin buchhalter buchhalterin
maroquinier maroquiniere vendeur vendeuse responsable technicien technicienne developpeur developpeuse assistante charge chargee comptable
tecnico tecnica encargado encargada desarrollador desarrolladora vendedor vendedora dependiente dependienta restaurador restauradora auxiliar
addetto addetta responsabile commesso commessa sviluppatore sviluppatrice impiegato impiegata restauratore restauratrice restaurateur
medewerker winkelmedewerker verkoper verkoopster ontwikkelaar webontwikkelaar specialiste boekhouder
chef cook baker butcher waiter waitress barista bartender receptionist secretary executive trainer instructor tutor lecturer professor scientist researcher
lawyer solicitor paralegal physician dentist pharmacist therapist physiotherapist psychologist midwife caregiver carer paramedic electrician plumber carpenter welder mechanic
mason painter roofer joiner machinist operator builder foreman courier postman guard janitor housekeeper gardener florist hairdresser beautician
journalist editor writer author translator interpreter photographer videographer illustrator animator musician artist copywriter marketer strategist planner
buyer merchandiser salesperson salesman auditor bookkeeper controller banker broker underwriter actuary economist advisor adviser recruiter apprentice intern trainee
student graduate freelancer owner founder partner president vice chairman ceo cto cfo coo vp specialist expert master journeyman upholsterer saddler
undergraduate tester devops fullstack frontend backend sysadmin administrator sommelier dishwasher porter concierge steward stewardess pilot captain
koch kochin backer backerin metzger kellner kellnerin friseur friseurin krankenschwester krankenpfleger pflegefachkraft pflegehelfer altenpfleger altenpflegerin erzieher erzieherin lehrer lehrerin
arzt arztin ingenieur ingenieurin projektleiter projektleiterin projektmanager projektmanagerin sachbearbeiter sachbearbeiterin referent referentin berater beraterin assistent assistentin sekretar sekretarin
elektriker elektrikerin mechaniker mechatroniker schlosser schreiner tischler maler maurer polsterer gartner fahrer fahrerin lagerist reinigungskraft gebaudereiniger objektleiter meister geselle auszubildende auszubildender
werkstudent werkstudentin praktikant praktikantin geschaftsfuhrer geschaftsfuhrerin grafiker grafikerin redakteur redakteurin ubersetzer steuerberater kassierer hausmeister
cuisinier cuisiniere boulanger boulangere patissier patissiere serveur serveuse infirmier infirmiere aide soignant soignante enseignant enseignante professeur ingenieur ingenieure avocat avocate
chauffeur livreur menuisier plombier electricien macon peintre coiffeur coiffeuse graphiste redacteur redactrice traducteur traductrice directeur directrice secretaire gestionnaire conseiller conseillere
commercial commerciale chargee etudiant etudiante stagiaire alternant apprenti sellier couturier couturiere agent ouvrier ouvriere conducteur conductrice formateur formatrice
cocinero cocinera camarero camarera panadero panadera profesor profesora maestro maestra enfermero enfermera abogado abogada ingeniero ingeniera contable administrativo administrativa secretario secretaria
recepcionista limpiador limpiadora conductor electricista fontanero carpintero mecanico pintor albanil peluquero peluquera disenador disenadora periodista traductor traductora director directora gerente jefe jefa
oficial aprendiz estudiante asesor asesora consultor consultora analista programador programadora marroquinero zapatero costurera modista dependiente operario operaria ayudante coordinador coordinadora
cuoco cuoca cameriere cameriera infermiere infermiera insegnante avvocato ingegnere contabile ragioniere segretario segretaria autista elettricista idraulico falegname meccanico sarto sarta calzolaio
grafico grafica giornalista traduttore traduttrice direttore direttrice studente studentessa consulente operaio operaia magazziniere receptionist barista pasticcere parrucchiere
kok bakker slager ober serveerster verpleegkundige verzorgende leraar lerares docent docente ingenieur advocaat boekhoudster secretaresse chauffeur elektricien loodgieter timmerman monteur schilder kapper
ontwerper ontwerpster journalist vertaler directeur adviseur beheerder schoonmaker schoonmaakster projectleider teamleider stagiair stoffeerder schoenmaker
cozinheiro cozinheira garcom empregado professora enfermeira enfermeiro advogado engenheiro engenheira motorista desenvolvedor desenvolvedora vendedor analista gerente estagiario estudante costureira sapateiro
kucharz kelner kelnerka nauczyciel nauczycielka pielegniarka pielegniarz prawnik inzynier ksiegowa ksiegowy sprzedawca sprzedawczyni kierowca elektryk hydraulik mechanik programista programistka kierownik kierowniczka
specjalista specjalistka asystent asystentka pracownik referent magazynier krawiec krawcowa szewc tapicer recepcjonista recepcjonistka tlumacz
kuchar cisnik ucitel ucitelka sestra ucetni prodavac prodavacka ridic skladnik vedouci technik programator vyvojar
kock servitor larare sjukskoterska underskoterska forskollarare ingenjor ekonom saljare butiksbitrade lagerarbetare projektledare utvecklare systemutvecklare konsult handlaggare stadare
kok tjener laerer sygeplejerske paedagog ingenior bogholder saelger projektleder udvikler konsulent kontorassistent rengoringsassistent social
asci garson ogretmen hemsire muhendis muhasebeci avukat satis muduru uzmani sorumlusu elemani gelistirici yazilim sofor temizlik ogrenci
инженер программист бухгалтер менеджер учитель преподаватель врач медсестра юрист продавец водитель повар аналитик администратор директор разработчик экономист специалист инженер-программист
`;
