/** The labels that people write before contact details, or in a column beside them. */
import { fold, phrasesOf } from './fold.ts';

const labels = new Set(
  phrasesOf(`name, address, adresse, anschrift, wohnort, direccion, domicilio, indirizzo, residenza, adres, woonplaats, morada, endereco,
    adress, adresa, bydliste, e mail, email, mail, courriel, correo, correo electronico, posta elettronica, e posta, epost, phone, telephone, tel,
    telefon, telefono, telefone, telefoon, mobile, mobil, mobiltelefon, handy, cell, portable, movil, celular, cellulare, mobiel, gsm,
    komorka, mobilni telefon, website, web site, web, webseite, homepage, sitio web, sito web, site, site web, linkedin, github, xing, skype, twitter,
    instant messaging, messaging, date of birth, geburtsdatum, geburtsort, geboren, date de naissance, fecha de nacimiento,
    data di nascita, geboortedatum, data de nascimento, data urodzenia, fodelsedatum, fodselsdato, datum narozeni, dogum tarihi,
    nationality, staatsangehorigkeit, nationalite, nacionalidad, nazionalita, nationaliteit, nacionalidade, narodowosc, gender, sex,
    geschlecht, sexe, sexo, sesso, geslacht, photo, foto, europass, personal information`).map((label) =>
    label.replace(/[^a-z]/g, ''),
  ),
);

export const isContactLabel = (text: string): boolean => labels.has(fold(text).replace(/[^a-z]/g, ''));
