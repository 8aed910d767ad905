/** Words of offers and invoices beside those of letters. */
export interface CommerceWords {
  offer: string;
  offerNumber: string;
  net: string;
  tax: string;
  validUntil: string;
  /** Locale in which amounts are written. */
  locale: string;
}

export const ENGLISH_COMMERCE: CommerceWords = {
  offer: 'Offer',
  offerNumber: 'Offer number',
  net: 'Net total',
  tax: 'VAT',
  validUntil: 'Valid until',
  locale: 'en-US',
};

export const COMMERCE: Readonly<Record<string, CommerceWords>> = {
  en: ENGLISH_COMMERCE,
  de: {
    offer: 'Angebot',
    offerNumber: 'Angebotsnummer',
    net: 'Nettobetrag',
    tax: 'MwSt.',
    validUntil: 'Gültig bis',
    locale: 'de-DE',
  },
  fr: {
    offer: 'Devis',
    offerNumber: 'Numéro de devis',
    net: 'Total HT',
    tax: 'TVA',
    validUntil: 'Valable jusqu’au',
    locale: 'fr-FR',
  },
  es: {
    offer: 'Presupuesto',
    offerNumber: 'Número de presupuesto',
    net: 'Base imponible',
    tax: 'IVA',
    validUntil: 'Válido hasta',
    locale: 'es-ES',
  },
  it: {
    offer: 'Preventivo',
    offerNumber: 'Numero preventivo',
    net: 'Imponibile',
    tax: 'IVA',
    validUntil: 'Valido fino al',
    locale: 'it-IT',
  },
  pt: {
    offer: 'Orçamento',
    offerNumber: 'Número do orçamento',
    net: 'Subtotal',
    tax: 'IVA',
    validUntil: 'Válido até',
    locale: 'pt-PT',
  },
  nl: {
    offer: 'Offerte',
    offerNumber: 'Offertenummer',
    net: 'Subtotaal',
    tax: 'Btw',
    validUntil: 'Geldig tot',
    locale: 'nl-NL',
  },
  pl: {
    offer: 'Oferta',
    offerNumber: 'Numer oferty',
    net: 'Netto',
    tax: 'VAT',
    validUntil: 'Ważna do',
    locale: 'pl-PL',
  },
  ja: {
    offer: '見積書',
    offerNumber: '見積番号',
    net: '小計',
    tax: '消費税',
    validUntil: '有効期限',
    locale: 'ja-JP',
  },
  zh: {
    offer: '报价单',
    offerNumber: '报价编号',
    net: '小计',
    tax: '税',
    validUntil: '有效期至',
    locale: 'zh-CN',
  },
  ar: {
    offer: 'عرض سعر',
    offerNumber: 'رقم العرض',
    net: 'المجموع قبل الضريبة',
    tax: 'الضريبة',
    validUntil: 'صالح حتى',
    locale: 'en-US',
  },
  hi: {
    offer: 'प्रस्ताव',
    offerNumber: 'प्रस्ताव संख्या',
    net: 'शुद्ध योग',
    tax: 'कर',
    validUntil: 'मान्य तिथि',
    locale: 'en-IN',
  },
};
