/** A format that people ask for by name, with the room that its edge must keep free. */
export interface DesignFormat {
  id: string;
  name: string;
  width: number;
  height: number;
  unit: 'px' | 'mm';
  /** Share of the shorter side that stays free of text. */
  margin: number;
  bleed?: number;
  /** Formats that go with it in a set. */
  companions?: string[];
}

const px = (id: string, name: string, size: string, companions?: string): DesignFormat => {
  const [width = 1080, height = 1080] = size.split('x').map(Number);
  return {
    id,
    name,
    width,
    height,
    unit: 'px',
    margin: 0.07,
    ...(companions ? { companions: companions.split(' ') } : {}),
  };
};
const mm = (id: string, name: string, size: string, companions?: string): DesignFormat => {
  const [width = 210, height = 297] = size.split('x').map(Number);
  return {
    id,
    name,
    width,
    height,
    unit: 'mm',
    margin: 0.08,
    bleed: 3,
    ...(companions ? { companions: companions.split(' ') } : {}),
  };
};

export const DESIGN_FORMATS: readonly DesignFormat[] = [
  px('instagram-post', 'Instagram post', '1080x1080', 'instagram-story facebook-post'),
  px('square', 'Square', '1080x1080', 'instagram-story'),
  px('instagram-portrait', 'Instagram portrait', '1080x1350', 'instagram-story'),
  px('instagram-story', 'Story', '1080x1920', 'instagram-post'),
  px('facebook-post', 'Facebook post', '1200x630', 'instagram-post'),
  px('facebook-cover', 'Facebook cover', '1640x624', 'facebook-post'),
  px('facebook-event-cover', 'Facebook event cover', '1920x1005', 'instagram-post'),
  px('linkedin-post', 'LinkedIn post', '1200x627', 'linkedin-banner'),
  px('linkedin-banner', 'LinkedIn banner', '1584x396', 'linkedin-post'),
  px('x-post', 'X post', '1600x900', 'instagram-post'),
  px('x-header', 'X header', '1500x500', 'x-post'),
  px('pinterest-pin', 'Pin', '1000x1500', 'instagram-post'),
  px('youtube-thumbnail', 'YouTube thumbnail', '1280x720', 'instagram-post'),
  px('youtube-banner', 'YouTube banner', '2560x1440', 'youtube-thumbnail'),
  px('presentation', 'Presentation cover', '1920x1080', 'instagram-post'),
  px('infographic', 'Infographic', '1200x1800', 'instagram-post'),
  px('web-banner', 'Web banner', '1200x400', 'medium-rectangle'),
  px('leaderboard', 'Leaderboard', '728x90', 'medium-rectangle'),
  px('medium-rectangle', 'Medium rectangle', '300x250', 'skyscraper'),
  px('skyscraper', 'Skyscraper', '300x600', 'medium-rectangle'),
  px('email-header', 'E-mail header', '1200x600', 'instagram-post'),
  px('album-cover', 'Album cover', '3000x3000', 'instagram-story'),
  px('book-cover', 'Book cover', '1600x2560', 'instagram-post'),
  px('logo', 'Logo', '1000x1000', 'square'),
  mm('a3', 'A3 poster', '297x420', 'a5'),
  mm('a4', 'A4', '210x297', 'a5'),
  mm('a5', 'A5', '148x210', 'a4'),
  mm('a6', 'A6', '105x148', 'a5'),
  mm('letter', 'US Letter', '216x279', 'a5'),
  mm('poster', 'Poster', '297x420', 'a5'),
  mm('flyer', 'Flyer', '148x210', 'a3'),
  mm('brochure', 'Brochure cover', '210x297', 'flyer'),
  mm('business-card', 'Business card', '85x55', 'letterhead'),
  mm('letterhead', 'Letterhead', '210x297'),
  mm('greeting-card', 'Greeting card', '127x178', 'postcard'),
  mm('invitation', 'Invitation', '127x178', 'postcard'),
  mm('postcard', 'Postcard', '148x105', 'greeting-card'),
  mm('menu-card', 'Menu', '210x297', 'a5'),
  mm('certificate', 'Certificate', '297x210'),
  mm('roll-up', 'Roll-up banner', '850x2000', 'a4'),
  mm('ticket', 'Ticket', '150x60'),
  mm('label', 'Label', '90x60'),
];

/** Names of formats that prompts use and that are not the format's own id. */
export const FORMAT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bfacebook event(?: page)? cover|\bevent cover\b/i, 'facebook-event-cover'],
  [/\b(?:facebook|fb) (?:cover|banner|header)/i, 'facebook-cover'],
  [/\blinked ?in (?:cover|banner|header)/i, 'linkedin-banner'],
  [/\blinked ?in\b/i, 'linkedin-post'],
  [/\b(?:twitter|x) (?:header|banner|cover)\b/i, 'x-header'],
  [/\b(?:tweet|twitter|x post|post on x)\b/i, 'x-post'],
  [
    /\b(?:instagram|insta|ig|facebook|whatsapp|snapchat)[ -]?(?:story|stories)\b|\breels?\b|\btik ?tok\b|\bswipe up\b/i,
    'instagram-story',
  ],
  [/\binstagram\b|\binsta post\b|\big post\b/i, 'instagram-post'],
  [/\bfacebook\b|\bfb (?:ad|post)\b/i, 'facebook-post'],
  [/\bpinterest\b|\bpin\b/i, 'pinterest-pin'],
  [/\byou ?tube (?:banner|channel art)\b|\bchannel art\b/i, 'youtube-banner'],
  [/\bthumbnail\b|\byou ?tube\b/i, 'youtube-thumbnail'],
  [/\binfographics?\b|\binfografi(?:k|a|as|ken)\b|\binfographie\b/i, 'infographic'],
  [/\bleaderboard\b/i, 'leaderboard'],
  [/\bskyscraper\b/i, 'skyscraper'],
  [/\bmedium rectangle\b/i, 'medium-rectangle'],
  [/\be-?mail (?:header|banner)\b|\bnewsletter header\b/i, 'email-header'],
  [/\b(?:album|record|single|podcast) (?:cover|art)/i, 'album-cover'],
  [/\bbook cover\b|\bnovel cover\b|\be-?book cover\b/i, 'book-cover'],
  [/\bpresentation cover\b|\btitle slide\b/i, 'presentation'],
  [
    /\b(?:safety|warning|door|shop|window|yard|parking|notice) signs?\b|\bsigns? (?:saying|that says)\b|\bhinweisschild\b/i,
    'a4',
  ],
  [/\bsave[- ]the[- ]date\b/i, 'invitation'],
  [/\bbulletin cover\b|\bprogramme? cover\b/i, 'a5'],
  [/\b(?:roll|pull)-?up(?: banner| display| stand)?s?\b/i, 'roll-up'],
  [/\bopening hours sign\b|\bprice ?lists?\b|\bpreislisten?\b/i, 'a4'],
  [/\bletterhead\b|\bbriefkopf\b/i, 'letterhead'],
];
