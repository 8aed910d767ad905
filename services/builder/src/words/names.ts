/** Names of fields, kinds of parts and options: those of the schema as words, and in German by a list. */
export interface Names {
  fields: Readonly<Record<string, string>>;
  kinds: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string>>;
}

/** Where a name of the schema is a word of the trade, what anybody would call it. */
export const english: Names = {
  fields: {
    actions: 'Buttons',
    action: 'Button',
    aids: 'Aids on every page',
    align: 'Alignment',
    alt: 'Words for the picture',
    badge: 'Label in the corner',
    by: 'Said by',
    children: 'Links below it',
    consent: 'What they agree to',
    corner: 'Over the first column',
    dir: 'Direction',
    excerpt: 'First words',
    eyebrow: 'Line above the heading',
    faq: 'Questions',
    features: 'What is included',
    filter: 'Word for all groups (choice)',
    href: 'Link',
    isCut: 'To be cut along',
    isFootless: 'No footer',
    items: 'Entries',
    item: 'Entry',
    labels: 'Values written',
    lead: 'Introduction',
    levels: 'Lines at a value',
    mapHref: 'Link to a map',
    note: 'Small print',
    notes: 'Speaker notes',
    placeholder: 'Still to be replaced',
    poster: 'Picture before the film',
    recipient: 'Sent to',
    slot: 'Place on the slide',
    submitLabel: 'Words on the button',
    successMessage: 'Said when it is sent',
    takeaway: 'What it shows',
    tier: 'Level',
    trends: 'Trend lines',
  },
  kinds: {
    agenda: 'Agenda',
    bigNumber: 'Figure',
    booking: 'Booking form',
    contactForm: 'Contact form',
    faq: 'Questions',
    features: 'Features',
    hero: 'Opening',
    locationHours: 'Address and opening hours',
    menu: 'Menu, food and drink',
    newsletter: 'Newsletter sign-up',
    posts: 'Articles',
    pricing: 'Price list',
    productGrid: 'Products',
    richText: 'Text',
    stats: 'Figures',
    twoColumn: 'Two columns',
    unsupportedFeature: 'What cannot be done here',
  },
  options: {
    accent: 'Accent colour',
    background: 'Page',
    border: 'Lines',
    dark: 'Dark',
    default: 'Plain',
    faq: 'Questions',
    focus: 'Mark of the keyboard',
    image: 'Picture',
    imageEnd: 'Picture at the end',
    imageStart: 'Picture at the start',
    imageText: 'Picture and text',
    link: 'Links',
    muted: 'Quiet text',
    onAccent: 'Text on the accent',
    onPrimary: 'Text on the main colour',
    primary: 'Main colour',
    surface: 'Panels',
  },
};

/** `callToAction` as `Call to action`. */
export function asWords(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
