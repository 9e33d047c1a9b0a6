/** What bookkeepers, accountants and payroll clerks do, in the words of nine languages. How a line is written says `general.ts`. */
export const accounts = `
+Month-end close | Monthly close | Cierres contables | Cierre de mes | Chiusura mensile | Chiusure contabili | Fechamento contábil | Fecho mensal | Fecho de contas | Maandafsluiting | Maandafsluitingen | Zamykanie miesiąca | Ay sonu kapanış
+Year-end close | Comptes annuels | Établissement du bilan | Cierre de ejercicio | Cuentas anuales | Bilancio d'esercizio | Redazione bilancio | Redazione del bilancio | Chiusura di bilancio | Fechamento anual | Encerramento de contas | Encerramento do exercício | Jaarrekening | Jaarrekeningen | Jaarafsluiting | Zamknięcie roku | Sprawozdanie roczne | Yıl sonu kapanış
+Financial reporting | Preparation of financial statements | Elaboración de estados financieros | États financiers | Demonstrações financeiras | Demonstrações contábeis | =Bilanci | Financiële rapportages | Sprawozdania finansowe | Sprawozdawczość finansowa | Finansal tablolar | Mali tablolar
+IFRS | International Financial Reporting Standards | Normes IFRS | Estados financieros IFRS | Estados financieros NIIF | Normas internacionales de información financiera | =MSSF | =UFRS
+VAT | VAT return | VAT filing | VAT reporting | VAT declarations | Umsatzsteuer-Voranmeldung | Umsatzsteuer-Voranmeldungen | =UStVA | Déclarations TVA | Declaración de IVA | Declaración del IVA | Liquidación de IVA | Liquidaciones de IVA | Dichiarazioni IVA | Dichiarazione IVA | Liquidazione IVA | Liquidazioni IVA | Declarações de IVA | Apuração de ICMS | Apuração de impostos | Btw-aangiften | Btw-aangiftes | Deklaracje VAT | Rozliczanie VAT | Rozliczenia VAT | =JPK | KDV beyannamesi | KDV beyannameleri
+Tax returns | Tax return preparation | Tax filing | Steuererklärung | Liasses fiscales | Declaraciones de impuestos | Declaración de la renta | Declaraciones juradas | Declaración anual | Dichiarazioni fiscali | Modello 730 | Declaração de imposto de renda | Belastingaangiften | Belastingaangifte | =Aangiften | Zeznania podatkowe | Deklaracje podatkowe | Rozliczenia podatkowe | CIT i PIT | Vergi beyannameleri | =Beyannameler
+Corporate tax | Corporation tax | Impuesto sobre sociedades | =IRES | =IRPJ | Vennootschapsbelasting | Kurumlar vergisi
+Withholding tax | =Withholdings | =Retenciones | Ritenute d'acconto | Retenções na fonte
External audit | External audits | Statutory audit | Statutory audits | Financial audit | Abschlussprüfung | Jahresabschlussprüfung | Audit externe | Auditoría externa | Auditorías externas | Auditoría financiera | Revisione legale | Accountantscontrole | Audyt zewnętrzny | Badanie sprawozdań finansowych | Dış denetim | Bağımsız denetim
+Auditing | Internal audits | Internal auditing | Interne Revision | Audits internes | Auditorías internas | Revisione interna | Audit interni | Audyt wewnętrzny | Audyty wewnętrzne | İç denetim
+Internal controls | Internal control | Internal control testing | SOX testing | SOX controls | Interne Kontrollen | =IKS | Controles internos | Pruebas de control interno | Controllo interno | Controlli interni | Controle interno | Interne beheersing | Kontrola wewnętrzna | İç kontrol
+Bank reconciliation | Bank recs | Reconciling bank accounts | Bankabstimmung | Riconciliazione bancaria | Conciliação bancária | Conciliações bancárias | Reconciliação bancária | Bankafstemming | Bankboekingen | Uzgadnianie kont bankowych | Uzgodnienia bankowe | Banka mutabakatı | Banka mutabakatları
+Bank reconciliation | Account reconciliations | Balance sheet reconciliations | Ledger reconciliation | Intercompany reconciliation | Saldenabstimmung | Lettrage des comptes | Justification des comptes | Conciliación de cuentas | Análisis de cuentas | Análisis de cuentas contables | Riconciliazione conti | Conciliação contábil | Conciliação de contas | Cari hesap mutabakatı | Mutabakat
+Accounts payable | Supplier invoices | Supplier payments | Règlements fournisseurs | Pago a proveedores | Contabilità fornitori | Ciclo passivo | Contas a pagar | Crediteurenadministratie | =Crediteuren | Rozliczenia z dostawcami | =Zobowiązania | Borç hesapları
+Accounts receivable | AR processing | Gestión de cobranza | =Cobranzas | Contabilità clienti | Ciclo attivo | Recupero crediti | Contas a receber | Debiteurenbeheer | Debiteurenadministratie | =Debiteuren | Rozliczenia z odbiorcami | =Należności | =Windykacja | Alacak takibi | =Tahsilat
+Credit control | Relance clients | Control de crédito | Controllo crediti | Controle de crédito | Cobrança
+Payroll | Payroll accounting | Running payroll | Lohn- und Gehaltsbuchhaltung | Entgeltabrechnung | Gestion de paie | Établissement des bulletins de paie | Élaboration des paies | =Nómina | Gestión de nóminas | Cálculo de nóminas | =Remuneraciones | Liquidación de sueldos | Liquidaciones de sueldo | Planillas de sueldos | Elaborazione paghe | Elaborazione buste paga | Paghe e contributi | Folha de pagamento | Folha de pagamentos | Processamento salarial | Processamento de salários | Loonadministratie | Salarisverwerking | Lista płac | Listy płac | Rozliczanie wynagrodzeń | =Bordro | Bordrolama | Maaş bordrosu
+Fixed assets | Fixed asset register | Activo fijo | =Cespiti | Gestione cespiti | Ativo imobilizado | Ativo fixo | Vaste activa | Środki trwałe | Sabit kıymet | Duran varlıklar
+Cost accounting | Kosten- und Leistungsrechnung | Contabilidad de costos | Contabilidad analítica | Contabilità analitica | Contabilità industriale | Contabilidade de custos | Contabilidade analítica | Kostprijsberekening | Kostprijsberekeningen | Rachunek kosztów | Maliyet muhasebesi
+Accounting | General ledger accounting | Nominal ledger | Hauptbuchhaltung | Hauptbuch | Grand livre | Libro mayor | Contabilità generale | Libro giornale | Contabilidade geral | Grootboek | Księga główna | Księgi rachunkowe | Prowadzenie ksiąg rachunkowych | Genel muhasebe
+Bookkeeping | Laufende Buchhaltung | Tenue de comptabilité | Tenue de la comptabilité | Saisie comptable | Saisie des factures | Registro contable | Registros contables | Asientos contables | Contabilización de facturas | Tenuta della contabilità | Registrazioni contabili | Prima nota | Partita doppia | Escrituração | Escrituração contábil | Lançamentos contábeis | Escrituração fiscal | =Boekingen | Księgowanie | Księgowanie faktur | Ewidencja księgowa | Muhasebe kayıtları | Defter tutma
+Expense management | Expense claims | Expenses processing | Travel expenses | Reisekostenabrechnungen | Reisekosten | Gestion des notes de frais | Rendición de gastos | Rendiciones de gastos | Note spese | Relatórios de despesas | Onkostendeclaraties | =Declaraties | Rozliczanie delegacji | Masraf raporları
+Petty cash | Petty cash management | Fondo fijo | Piccola cassa | Fundo de caixa | Kleine kas | Kas bijhouden | Prowadzenie kasy | Raporty kasowe | Kasa takibi
+Cash flow management | Cash flow forecasting | Cash flow forecasts | Treasury management | Gestion de la trésorerie | Suivi de trésorerie | Prévisions de trésorerie | Flujo de caja | Flujo de efectivo | Gestión de tesorería | Gestione della tesoreria | Gestione tesoreria | Flussi di cassa | Fluxo de caixa | Gestão de tesouraria | Liquiditeitsplanning | Kasstromen | Przepływy pieniężne | Płynność finansowa | Nakit akışı | Nakit akış yönetimi
Management reporting | Management accounts | Monthly reporting pack | Reporting mensuel | Informes financieros | Reportes financieros | Reportistica | Relatórios gerenciais | Relatórios financeiros | Managementrapportages | Raportowanie zarządcze | Raportowanie finansowe | Yönetim raporlaması
+Budgeting | Budget preparation | Élaboration des budgets | Élaboration budgétaire | Suivi budgétaire | Elaboración de presupuestos anuales | Control presupuestario | Presupuesto anual | Redazione del budget | Controllo budget | Orçamento anual | Controle orçamentário | Controlo orçamental | Begrotingen | Budżetowanie | Bütçeleme | Bütçe planlama
+Variance analysis | Budget variance analysis | Abweichungsanalysen | Soll-Ist-Vergleich | Análisis de variaciones | Analisi degli scostamenti | Análise de variações | Verschillenanalyse | Analiza odchyleń | Sapma analizi
Statutory reporting | =SII | Suministro inmediato de información | =SPED | SPED fiscal | Obrigações acessórias | Intrastat-Meldungen | Sprawozdawczość GUS
+Invoicing | Facturation clients | Établissement des factures | Fatturazione elettronica | Emissione fatture | Emissão de notas fiscais | Emissão de faturas | =Factureren | Wystawianie faktur | Faturalama | Fatura kesimi
+Invoicing | Rechnungsbearbeitung | Traitement des factures | Procesamiento de facturas | Controllo fatture | Processamento de faturas | Factuurverwerking | Factuurcontrole | Kontrola faktur | Fatura kontrolü
Softland
A3ERP
A3CON
Sage 200
=Nubox
Defontana
=Siigo
World Office
=Concar
Bejerman
Exact Online
Exact Globe
AFAS
AFAS Profit
Twinfield
Unit4
=Visma
e-Boekhouden
SnelStart
Moneybird
TeamSystem
Zucchetti
Danea EasyFatt
=Passepartout
Fatture in Cloud
Ad Hoc Revolution
=Mexal
Comarch ERP Optima
Insert GT
Rewizor GT
Subiekt GT
Sage Symfonia
Logo Tiger
Logo Go
Mikro Yazılım
=Netsis
Luca muhasebe
=Zirve
ETA muhasebe
Logo Muhasebe
EBP Compta
Sage Compta
=Pennylane
MyUnisoft
DATEV Unternehmen online
DATEV Lohn und Gehalt
Lexoffice
sevDesk
Agenda Lohn
Sage HR
TOTVS RM
Domínio Sistemas
Alterdata
Senior Sistemas
=Questor
Primavera ERP
Primavera BSS
Sage Portugal
TOCOnline
eSocial
=SEFIP
DCTFWeb
EFD-Reinf
`;
