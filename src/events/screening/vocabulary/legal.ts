/** What lawyers' offices, notaries and paralegals do, in the words of nine languages. How a line is written says `general.ts`. */
export const legal = `
+Legal drafting | =Pleadings | Rédaction d'actes | Rédaction juridique | Rédaction d'actes juridiques | Rédaction des actes | Rédaction de conclusions | Schriftsätze | Erstellung von Schriftsätzen | Vertragsentwürfe | Redacción jurídica | Redacción de demandas | Redacción de escritos | Redacción de escritos judiciales | Redazione atti | Redazione di atti giudiziari | Redação jurídica | Elaboração de petições | Redação de peças processuais | Peças processuais | Opstellen van processtukken | =Processtukken | Redagowanie pism procesowych | Sporządzanie pism procesowych | Pisma procesowe | Dilekçe yazımı | Dava dilekçesi
+Legal drafting | Contract review | Reviewing contracts | Vertragsprüfung | Vertragserstellung | Rédaction des contrats | Revue de contrats | Revisión de contratos | Elaboración de contratos | Redazione contratti | Redazione di contratti | Contrattualistica | Elaboração de contratos | Análise de contratos | Revisão de contratos | Opstellen van contracten | Contracten opstellen | Contractbeoordeling | Sporządzanie umów | Opiniowanie umów | Przygotowywanie umów | Sözleşme hazırlama | Sözleşme inceleme
Legal case management | Case file management | Procedure tracking | Suivi des procédures | Suivi des dossiers | Suivi de dossiers | Gestion des dossiers | Gestion de dossiers | Préparation des dossiers | Mandatsbetreuung | Fallbearbeitung | Seguimiento de procedimientos | Seguimiento de expedientes | Gestión de expedientes | Tramitación de expedientes | Gestione pratiche | Gestione delle pratiche | Gestione fascicoli | Acompanhamento de processos | Acompanhamento processual | Gestão de processos judiciais | Dossierbeheer | Dossiervorming | Prowadzenie akt | Prowadzenie spraw | Dava takibi | Dosya takibi
+Legal research | Legal monitoring | Case law research | Veille juridique | Recherches juridiques | Rechtsrecherche | Búsqueda de jurisprudencia | Ricerca giuridica | Ricerche giuridiche | Ricerca giurisprudenziale | Pesquisa jurídica | Pesquisa de jurisprudência | Juridisch onderzoek | Jurisprudentieonderzoek | Analiza orzecznictwa | Hukuki araştırma | İçtihat araştırması
Litigation support | Court filings | Court filing | e-Filing | Discovery support | Klageverfahren | Gestion du contentieux | =Litigación | Procesos judiciales | =Contenzioso | Gestione del contenzioso | =Contencioso | Contencioso cível | Procesrecht | Procesvoering | Postępowania sądowe | Obsługa postępowań sądowych
Legal formalities | Company formalities | Company secretarial | =Formalités | Formalités juridiques | Formalités légales | Handelsregisteranmeldungen | Trámites legales | Trámites registrales | Trámites notariales | Adempimenti societari | Segreteria societaria | Atos societários | KvK-inschrijvingen | Rejestracja spółek | Obsługa KRS
Deadline management | Fristenkontrolle | Fristenverwaltung | Fristenüberwachung | Fristen- und Terminverwaltung | Gestion des délais | Suivi des échéances | Suivi des délais | Control de plazos | Control de vencimientos | Scadenzario | Gestione scadenze | Controle de prazos | Termijnbewaking | Terminarz spraw | Pilnowanie terminów
+Conveyancing | Property transfers | Real estate closings | Grundstückskaufverträge | Immobilienkaufverträge | Ventes immobilières | Actes de vente | Compraventas inmobiliarias | Escrituras públicas | =Rogiti | Compravendite immobiliari | Escrituras de compra e venda | Akty notarialne | Tapu işlemleri
Notarial deeds | Notarial acts | Notarielle Urkunden | Beurkundungen | Actes notariés | Actes authentiques | Atti notarili | Notariële akten | Notariële aktes
Legal billing | Fee invoicing | RVG-Abrechnung | Kostenrechnungen nach RVG | Abrechnung nach RVG | Facturation des honoraires | Minutas de honorarios | Parcellazione
=Dictation | Digital dictation | Schreiben nach Diktat | Digitales Diktat | Dictée numérique | Frappe audio | =Dictado | =Dettatura | =Ditado | =Dicteren | =Dyktowanie
+Commercial law | Droit des sociétés | Derecho societario | Diritto societario | Diritto commerciale | Direito societário | Direito empresarial | Ondernemingsrecht | Prawo spółek | Prawo handlowe | Şirketler hukuku | Ticaret hukuku
+Employment law | Droit social | Derecho del trabajo | Direito trabalhista | İş hukuku
+Family law | Diritto di famiglia | Direito de família | Personen- en familierecht | Prawo rodzinne | Aile hukuku
+Criminal law | Diritto penale | Direito penal | Prawo karne | Ceza hukuku
Civil law | Zivilrecht | Droit civil | Derecho civil | Diritto civile | Direito civil | Burgerlijk recht | Prawo cywilne | Medeni hukuk
+Administrative law | Diritto amministrativo | Direito administrativo | Bestuursrecht | Prawo administracyjne | İdare hukuku
+Tax law | Diritto tributario | Direito tributário | Belastingrecht | Prawo podatkowe | Vergi hukuku
Data protection law | Datenschutzrecht | Protección de datos | Protezione dei dati | Proteção de dados | =LGPD | =RODO | =KVKK
RPVA
Secib
Dalloz
Lexis 360
Jarvis Legal
Kleos
=Septeo
=GenApi
=iNot
=Doctrine.fr
RA-MICRO
Advoware
Advolux
AnNoText
XNotar
=beA
LEAP Legal
PracticePanther
iManage
NetDocuments
Lexnet
Aranzadi
vLex
=PJe
Projudi
e-SAJ
=Legalis
UYAP
`;
