import type { DemoTexts } from './demoTexts.ts'

export const englishTexts: DemoTexts = {
  inTown: (town) => `in ${town}`,
  planner: {
    opening: [
      ({ company, inTown, years }) =>
        `${company} began ${inTown} ${years} years ago with a simple idea: couples should enjoy their wedding day, not run it.`,
      ({ company, inTown }) => `Based ${inTown}, ${company} plans weddings that look and sound like the two people getting married.`,
      ({ company, years }) => `For ${years} years ${company} has looked after couples from the first cup of tea to the last dance.`,
      ({ company, inTown }) =>
        `${company} is a small studio ${inTown}. We take on a limited number of weddings each season, so that we know every one of them by heart.`,
      ({ inTown }) =>
        `We are the calm voice on the phone, the umbrella in the boot and the spare button in the pocket, ${inTown} and well beyond.`,
    ],
    approach: [
      'We start by listening, then set out an honest budget line by line, long before anybody mentions napkins.',
      'Every florist, caterer and band we suggest is somebody we have worked with and would book ourselves.',
      'Our taste runs to garden flowers, candlelight and good food served hot; yours comes first.',
      'A shared timeline tells you at any moment what is decided, what is next and who is on it.',
      'Church, registry office, barn or beach: the form changes, the care does not.',
    ],
    closing: [
      'A first conversation is free and commits you to nothing.',
      'Tell us about your plans; we usually answer the same day.',
      'We travel happily, at home and abroad.',
      'On the day itself your only job is to turn up.',
    ],
  },
  venue: {
    opening: [
      ({ company, inTown }) => `${company} stands at the end of a beech avenue ${inTown}, with walled gardens, a barn and a long view.`,
      ({ company, years }) => `For ${years} years ${company} has hosted around twenty weddings a season, and never two in one weekend.`,
      ({ company }) => `Old brick, tall windows and a lawn made for croquet: ${company} has a setting for every hour of the day.`,
    ],
    approach: [
      'The barn seats 160 for dinner; the orangery is licensed for ceremonies of up to 90.',
      'The house is yours from Friday to Sunday, with furniture, tableware and a house team included.',
      'Bring your own caterer, or choose one of four who know our kitchen.',
    ],
    closing: [
      'Come and see it in the late afternoon, when the light is best.',
      'Eleven bedrooms keep your closest guests on site.',
      'There is a plan for rain, and it is almost as pretty.',
    ],
  },
  experience: [
    ({ years }) => `${years} seasons and more than ${years * 12} weddings, from elopements to three-day celebrations.`,
    ({ years }) => `${years} years in events, first in hotels, then under our own name.`,
    ({ inTown, years }) => `A network built over ${years} years ${inTown}: makers, musicians, celebrants and well-kept secrets.`,
  ],
  strengths: [
    'One point of contact',
    'Budgets that hold',
    'Trusted local suppliers',
    'Bespoke ceremonies',
    'Evening and weekend calls',
    'A written plan B',
    'Multilingual weddings',
    'Floral design',
    'Sustainable choices',
    'Quiet coordination',
    'Supplier negotiation',
    'Small weddings welcome',
  ],
  serviceText: [
    'From full planning to coordination on the day, every package is tailored to you and quoted in detail.',
    'Our fees are fixed and agreed at the outset; we accept no commission from suppliers.',
    'Every booking includes monthly meetings, a shared timeline and two of us on site on the day.',
  ],
  services: {
    CONSULTING_SERVICES: [
      'Two hours to sort out budget, timeline and priorities.',
      'A second pair of eyes for couples who plan it themselves.',
    ],
    CORPORATE_EVENTS: [
      'Away days, dinners and anniversaries, from venue search to the last taxi.',
      'A company party people talk about on Monday, without taking up your team’s time.',
    ],
    DAY_COORDINATION: [
      'We take over six weeks before and run the day from set-up to the last guest.',
      'You have planned it all; we make sure it happens that way.',
    ],
    FULL_PLANNING: [
      'From finding the venue to the final toast: we handle everything, you decide what matters.',
      'Twelve to eighteen months of planning: budget, venue, suppliers, styling, ceremony and coordination.',
    ],
    PARTIAL_PLANNING: [
      'You have the venue or some suppliers already; we complete the team and keep the timeline.',
      'Planning shared: keep the parts you enjoy and hand us the rest.',
    ],
    PRIVATE_EVENTS: [
      'Birthdays, christenings, golden weddings: the same care on another scale.',
      'A good table, the right people, and somebody to look after the rest.',
    ],
    SECULAR_CEREMONY: [
      'A ceremony written with you, from your own stories.',
      'Words, rituals and music for a ceremony that could only be yours.',
    ],
    VENDOR_SEARCH: [
      'Three options for each service, free on your date and within your budget.',
      'We search, compare and negotiate; you choose.',
    ],
    WEDDING_DESIGN: [
      'Colours, flowers, stationery and light: one coherent design, drawn before it is built.',
      'A complete look, from the invitation to the candles on the last table.',
    ],
  },
  greeting: ['Hello,', 'Hello, we came across your profile and loved it.', 'Hi there,'],
  wedding: [
    ({ day, inTown, guests }) => `We are getting married on ${day} ${inTown}, with about ${guests} guests.`,
    ({ day, inTown, guests }) => `The date is set for ${day}, and around ${guests} of us will gather ${inTown}.`,
  ],
  party: ({ day, inTown, guests }) => `We are planning a celebration ${inTown} on ${day} for roughly ${guests} people.`,
  wish: [
    'We both work long hours and are looking for somebody we can rely on from start to finish.',
    'The venue is booked; food, music and somebody to run the day are still missing.',
  ],
  weddingWish: [
    'We would like a relaxed day with an outdoor ceremony and a long dinner under the trees.',
    'Half the family comes from abroad, so a bilingual ceremony would mean a lot to us.',
  ],
  farewell: [
    'Would you be available? Many thanks in advance.',
    'Could you let us know whether the date is free and how you work? Thank you!',
    'We look forward to hearing from you.',
  ],
  reachUs: (phone) => `You can also ring us on ${phone}.`,
  themes: ['English country garden', 'Midsummer', 'Art deco', 'Woodland', 'By the sea', 'Festival'],
  otherEvents: ['My parents’ golden wedding', 'Retirement party', 'Family reunion'],
  rejectionNotes: ['We are on leave at that time.', 'We are not taking on further dates this season.'],
}
