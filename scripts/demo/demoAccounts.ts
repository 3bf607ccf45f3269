/** Who can sign in to the demo world. Nobody else in it has a password, or a telephone. */
export const demoPassword = 'Alliance-Demo-2026'

export const demoPlanners = [
  {
    label: 'planner on Free',
    email: 'free@planner.example',
    first: 'Claire',
    last: 'Fontaine',
    company: 'Atelier Fontaine',
    town: 'Lyon',
    premium: false,
  },
  {
    label: 'planner on Premium',
    email: 'premium@planner.example',
    first: 'Hugo',
    last: 'Marchand',
    company: 'Maison Marchand',
    town: 'Annecy',
    premium: true,
  },
] as const

export const demoCouple = {
  email: 'camille.moreau@example.com',
  phone: '+33600000001',
  first: 'Camille',
  last: 'Moreau',
  town: 'Lyon',
} as const

/** As the start prints them. */
export const demoAccounts: readonly { readonly label: string; readonly signIn: string }[] = [
  { label: 'couple', signIn: '+33 6 00 00 00 01, the code stands in /sandbox/inbox' },
  ...demoPlanners.map(({ label, email }) => ({ label, signIn: `${email} / ${demoPassword}` })),
]
