/** What tells names of places, companies and institutions from the words they consist of. */

/** Short names of states and provinces in the United States, Canada and Australia. */
export const states = `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB SK NS NB NL NSW VIC QLD TAS`;

/** A regular expression for the legal forms that end the name of a company. */
export const companyForms = String.raw`(?:Pvt\.? |Pty\.? |Private )?(?:Ltd|Limited)|GmbH|Inc|LLC|LLP|PLLP|Corp|S\.A\.|S\.L\.|SARL|S\.?r\.?l\.?|B\.V\.|Sp\. z o\. ?o\.|plc|PLC|AG|SpA|Ltda\.?|A\.Ş\.|S\.A\.S\.|N\.V\.|A/S|ApS|Kft\.?|s\.r\.o\.|d\.o\.o\.|Lda|S\.p\.A\.`;

/** Kinds of institutions, without accents and case. */
export const institutions = `nursing home, nursing homes, nursing school, school of nursing, nursing and midwifery board, nursing and midwifery council, nursing council, board of nursing, college of nursing, driving school, language school, music school, fahrschule, tanzschule, musikschule, maison de retraite, residencia de ancianos`;
