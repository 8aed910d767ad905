/** Headings of a contract. */
export interface ContractWords {
  parties: string;
  matter: string;
  terms: string;
  open: string;
  /** What a contract of the kind usually settles, to be decided by the parties. */
  points: readonly string[];
}

export const ENGLISH_CONTRACT: ContractWords = {
  parties: 'Parties',
  matter: 'Subject of the contract',
  terms: 'Agreed terms',
  open: 'Still to be agreed',
  points: [
    'Notice period',
    'Liability',
    'Changes in writing only',
    'Applicable law and place of jurisdiction',
  ],
};

export const CONTRACT: Readonly<Record<string, ContractWords>> = {
  en: ENGLISH_CONTRACT,
  de: {
    parties: 'Vertragsparteien',
    matter: 'Vertragsgegenstand',
    terms: 'Vereinbarungen',
    open: 'Noch zu vereinbaren',
    points: [
      'Kündigungsfrist',
      'Haftung',
      'Änderungen nur schriftlich',
      'Anwendbares Recht und Gerichtsstand',
    ],
  },
  fr: {
    parties: 'Parties',
    matter: 'Objet du contrat',
    terms: 'Conditions convenues',
    open: 'À convenir',
    points: [
      'Délai de préavis',
      'Responsabilité',
      'Modifications par écrit',
      'Droit applicable et tribunal compétent',
    ],
  },
  es: {
    parties: 'Partes',
    matter: 'Objeto del contrato',
    terms: 'Condiciones pactadas',
    open: 'Por acordar',
    points: [
      'Plazo de preaviso',
      'Responsabilidad',
      'Cambios solo por escrito',
      'Ley aplicable y jurisdicción',
    ],
  },
  it: {
    parties: 'Parti',
    matter: 'Oggetto del contratto',
    terms: 'Condizioni pattuite',
    open: 'Da concordare',
    points: [
      'Termine di preavviso',
      'Responsabilità',
      'Modifiche solo per iscritto',
      'Legge applicabile e foro competente',
    ],
  },
  pt: {
    parties: 'Partes',
    matter: 'Objeto do contrato',
    terms: 'Condições acordadas',
    open: 'Por acordar',
    points: ['Prazo de pré-aviso', 'Responsabilidade', 'Alterações só por escrito', 'Lei aplicável e foro'],
  },
  nl: {
    parties: 'Partijen',
    matter: 'Onderwerp van de overeenkomst',
    terms: 'Afspraken',
    open: 'Nog af te spreken',
    points: ['Opzegtermijn', 'Aansprakelijkheid', 'Wijzigingen alleen schriftelijk', 'Toepasselijk recht'],
  },
  pl: {
    parties: 'Strony',
    matter: 'Przedmiot umowy',
    terms: 'Uzgodnione warunki',
    open: 'Do uzgodnienia',
    points: ['Okres wypowiedzenia', 'Odpowiedzialność', 'Zmiany tylko na piśmie', 'Prawo właściwe i sąd'],
  },
};
