/** What analysts and engineers of data and machines do, in the words of nine languages. How a line is written says `general.ts`. */
export const analysis = `
Demand forecasting < Demand planning | Demand forecasts | Bedarfsprognosen | Nachfrageprognose | Nachfrageprognosen | Prévision de la demande | Prévisions de la demande | Previsión de la demanda | Pronóstico de la demanda | Pronóstico de demanda | Previsione della domanda | Previsão de demanda | Previsão da procura | Vraagvoorspelling | Prognozowanie popytu | Talep tahmini
Looker dashboards | Looker reports
+Data cleaning | Data cleansing | Cleaning data | Data wrangling | Nettoyage des données | Pulizia dei dati | Limpeza de dados | Data opschonen | Czyszczenie danych | Veri temizleme
R Markdown | RMarkdown | =Quarto
+R | Auswertung mit R | Statistik mit R | Statistics in R | Statistical analysis in R | Data analysis in R | Statistiques avec R | Estadística con R | Análisis en R | Statistica con R | Análise em R
3D CAD | 3D-Konstruktion | 3D-Konstruktionen | 3D design | 3D-CAD-Konstruktion | Conception 3D | Conception assistée par ordinateur | Diseño 3D | Progettazione 3D | Modellazione 3D | Desenho 3D | Modelagem 3D | 3D-ontwerp | 3D-modelleren | Projektowanie 3D | Modelowanie 3D | 3D modelleme | 3D tasarım
+Technical writing | Documentation technique | Documentación técnica | Documentazione tecnica | Documentação técnica | Technische documentatie | Dokumentacja techniczna | Teknik dokümantasyon
`;
