/** Starting texts for pages of rules, in English, by what the page is about; the first match counts. */
export const ENGLISH_POLICIES: readonly (readonly [title: RegExp, sentences: readonly string[]])[] = [
  [
    /return|refund|exchange/i,
    [
      'Changed your mind? Write to {name} within fourteen days of delivery, and say which piece it is about. || Not what you expected? Fourteen days from delivery are yours to tell {name} so. || Something to send back? Let {name} know first, no later than two weeks after it arrived.',
      'Things come back unused and in their wrapping; what was made to order for you stays with you. || Unused goods in their packaging can be returned; pieces made to your order cannot. || Returns should look as they did on arrival. Made-to-order work is the exception.',
      'The price is paid back the way it was paid, as soon as the parcel has been looked through. || Once the parcel is back and checked, the money returns by the same route. || Refunds follow after a look at the goods, by the payment method you chose.',
      'If something arrived damaged, a photograph is enough, and {name} covers the postage. || Broken on the way? Send a picture; the return costs you nothing. || For damage in transit {name} pays the way back, on the strength of one photograph.',
    ],
  ],
  [
    /shipping|delivery|postage/i,
    [
      'Orders leave {name} within a few working days, packed to survive a fall. || What you order is on its way from {name} after a few working days. || Allow some working days before a parcel leaves {name}.',
      'Costs depend on weight and country and are named before you agree to anything. || Postage is told beforehand; it goes by weight and by country. || Weight and destination set the price of sending, and you hear it first.',
      'You get a message when the parcel is on its way, with a number to follow it by. || A tracking number follows by message. || As soon as it is sent, you are told how to follow it.',
    ],
  ],
  [
    /conduct/i,
    [
      '{name} is open to everybody, whatever their experience, origin, age, gender, faith or body.',
      'Harassment has no place here: no insults, no unwanted touching, no pictures of people who said no.',
      'Whoever sees or suffers a breach speaks to a member of the organising team, who listens and acts in confidence.',
      'Those who do not keep to this are asked to leave, without a refund.',
    ],
  ],
  [
    /privacy|data|cookie/i,
    [
      '{name} collects what you type into a form on this site, and uses it only to answer. || What you write in a form here reaches {name} and serves to answer you. || Forms on this site are read by {name} for one purpose: to reply.',
      'Nothing is sold, and nothing is passed on without need.',
      'Ask at any time what is stored about you, and have it corrected or deleted.',
    ],
  ],
  [
    /terms|condition/i,
    [
      'An agreement with {name} comes about when it confirms your request in writing.',
      'Prices are those shown on this site on that day.',
      'If one of these points does not hold, the others still do.',
    ],
  ],
  [
    /imprint|legal/i,
    ['Responsible for this site: {name}.', 'Notes about mistakes are welcome and are dealt with quickly.'],
  ],
];
