/** What people write over the parts of a résumé, without accents and case, in the languages we know. */
export type Part =
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'contact'
  | 'summary'
  | 'interests'
  | 'references'
  | 'other';

export const headings: Readonly<Record<Part, string>> = {
  experience: `experience, work experience, professional experience, employment, employment history, work history, career history,
    career, relevant experience, positions, positions held, professional background, job history, experience professionnelle,
    experiences professionnelles, experiences, parcours professionnel, parcours, emplois, berufserfahrung, berufliche erfahrung,
    berufspraxis, beruflicher werdegang, berufliche laufbahn, werdegang, praxiserfahrung, berufliche tatigkeiten, berufliche tatigkeit, beruflicher lebenslauf, arbeitserfahrung, berufliche stationen,
    experiencia, experiencia laboral, experiencia profesional, trayectoria profesional, historial laboral, vida laboral,
    esperienza, esperienze, esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali,
    werkervaring, ervaring, loopbaan, arbeidsverleden, experiencia de trabajo, experiencia profissional,
    doswiadczenie zawodowe, doswiadczenie, arbetslivserfarenhet, erhvervserfaring, arbeidserfaring`,
  education: `education, schule, schule und ausbildung, schule und studium, academic background, education and training, academic qualifications, qualifications, studies,
    academic history, schooling, ausbildung, bildung, schulbildung, bildungsweg, studium, akademische ausbildung,
    aus und weiterbildung, schulische ausbildung, hochschulbildung, formation, formations, etudes, diplomes, formation academique,
    parcours scolaire, cursus, educacion, formacion, formacion academica, estudios, istruzione, formazione,
    istruzione e formazione, titoli di studio, studi, opleiding, opleidingen, onderwijs, educacao, formacao, formacao academica,
    wyksztalcenie, utbildning, uddannelse, utdanning`,
  skills: `skills, key skills, core skills, technical skills, professional skills, skills summary, core competencies, competencies,
    competences, expertise, areas of expertise, technologies, tools, tech stack, technical expertise, hard skills, soft skills, it skills,
    computer skills, abilities, skills and abilities, strengths, kenntnisse, fahigkeiten, kompetenzen, fachkenntnisse,
    it kenntnisse, edv kenntnisse, faehigkeiten, besondere kenntnisse, qualifikationen, starken, competences techniques,
    competences professionnelles, competences cles, savoir faire, competences et outils, competences informatiques, informatique, aptitudes,
    habilidades, competencias, aptitudes y habilidades, conocimientos, destrezas, informatica, competenze, competenze tecniche,
    competenze professionali, capacita, abilita, capacita e competenze, competenze informatiche, conoscenze informatiche, conoscenze tecniche, vaardigheden, competenties,
    kennis, it vaardigheden, computervaardigheden, umiejetnosci, kompetenser, fardigheter, kompetencer, kunnskaper`,
  languages: `languages, language skills, language, spoken languages, languages known, languages spoken, sprachen, sprachkenntnisse, fremdsprachen, langues,
    langues etrangeres, competences linguistiques, idiomas, lenguas, lingue, lingue straniere, conoscenze linguistiche,
    competenze linguistiche, talen, talenkennis, linguas, jezyki, jezyki obce, sprak, sprog`,
  certifications: `certifications, certification, certificates, licenses, licences, professional certifications, courses,
    professional development, training, trainings, accreditations, further training, zertifikate, zertifizierungen,
    zertifizierung, weiterbildung, weiterbildungen, fortbildung, fortbildungen, lehrgange, kurse, certificats,
    formations complementaires, formation continue, habilitations, certificaciones, certificacion, certificados, cursos,
    formacion complementaria, certificazioni, certificazione, attestati, corsi, corsi e certificazioni, certificaten,
    certificeringen, cursussen, trainingen, certificacoes, certyfikaty, kursy, certifikat, kurser`,
  projects: `projects, personal projects, selected projects, key projects, project experience, side projects, own projects,
    academic projects, notable projects, projekte, eigene projekte, ausgewahlte projekte, projekterfahrung, projets,
    projets personnels, realisations, principaux projets, proyectos, proyectos personales, proyectos destacados, progetti,
    progetti personali, progetti principali, projecten, eigen projecten, projetos, projekty, projekt, projekter, prosjekter`,
  contact: `contact, contact details, contact information, personal details, personal information, personal data, address,
    kontakt, kontaktdaten, personliche daten, personliche angaben, angaben zur person, zur person, coordonnees, contacto,
    informations personnelles, etat civil, datos personales, datos de contacto, informacion personal, contatti,
    dati personali, informazioni personali, recapiti, contactgegevens, persoonlijke gegevens, persoonsgegevens, personalia,
    dados pessoais, contactos, contato, dane osobowe, kontaktuppgifter`,
  summary: `summary, sommaire, qualifications summary, professional profile, profile, about, about me, professional summary, personal profile, objective, career objective,
    personal statement, career summary, introduction, profil, uber mich, kurzprofil, zusammenfassung, ziel, resume,
    profil professionnel, a propos, a propos de moi, objectif, perfil, perfil profesional, sobre mi, resumen, objetivo,
    profilo, profilo professionale, chi sono, sintesi, obiettivo, profiel, over mij, samenvatting, sobre mim, resumo,
    podsumowanie, om mig, sammanfattning`,
  interests: `interests, hobbies, hobbies and interests, leisure, interessen, hobbys, freizeit, centres d interet, loisirs,
    interets, intereses, aficiones, interessi, hobby, tempo libero, interesses, hobby s, vrije tijd, zainteresowania, intressen`,
  references: `references, referees, referenzen, references professionnelles, referencias, referenze, referenties, referencias profesionales`,
  other: `awards, honors, honours, achievements, publications, volunteering, volunteer experience, volunteer work, voluntary work,
    memberships, affiliations, professional affiliations, additional information, miscellaneous, patents, military service, auszeichnungen, veroffentlichungen, ehrenamt,
    ehrenamtliches engagement, engagement, sonstiges, mitgliedschaften, wehrdienst, zivildienst, distinctions, publications et conferences,
    benevolat, divers, engagements associatifs, premios, publicaciones, voluntariado, otros datos, otros, patenti, weiteres, premi, pubblicazioni,
    volontariato, altro, ulteriori informazioni, prijzen, publicaties, vrijwilligerswerk, overig, nevenactiviteiten, premios e distincoes`,
};
