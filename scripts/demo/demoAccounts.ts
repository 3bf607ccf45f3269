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
    phone: '+33600000002',
    first: 'Hugo',
    last: 'Marchand',
    company: 'Maison Marchand',
    town: 'Annecy',
    premium: true,
  },
] as const

export interface DemoApplicant {
  readonly label: string
  readonly email: string
  readonly first: string
  readonly last: string
  readonly company: string
  /** What moderation thinks of the profile; `part_rejected`: of some parts of an approved one, while others wait. */
  readonly moderation: 'in_progress' | 'rejected' | 'submitted_again' | 'approved' | 'part_rejected'
  /** It bought credits, and some of the money went back. */
  readonly buys?: true
}

const applicant = (moderation: DemoApplicant['moderation'], label: string, name: string, first: string, last: string, company: string) => ({
  label,
  email: `${name}@planner.example`,
  first,
  last,
  company,
  moderation,
})

/** Planners that moderation and the check of company numbers have to do with; they sign in too. */
export const demoApplicants: readonly DemoApplicant[] = [
  applicant('in_progress', 'planner in moderation', 'new', 'Lotte', 'Peeters', 'Huis Peeters'),
  applicant('rejected', 'planner, rejected', 'rejected', 'Manon', 'Girard', 'Atelier Girard'),
  applicant('submitted_again', 'planner, submitted again', 'again', 'Julien', 'Caron', 'Maison Caron'),
  applicant('approved', 'planner, number not valid', 'number', 'Emily', 'Harrison', 'House of Harrison'),
  applicant('approved', 'planner, number in use', 'twice', 'Karim', 'Benali', 'Studio Benali'),
  applicant('part_rejected', 'planner with hidden parts', 'hidden', 'Inès', 'Laurent', 'Les Noces Laurent'),
  { ...applicant('approved', 'planner with purchases', 'credits', 'Louise', 'Martel', 'Atelier Martel'), buys: true },
]

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
  ...[...demoPlanners, ...demoApplicants].map(({ label, email }) => ({ label, signIn: `${email} / ${demoPassword}` })),
]
