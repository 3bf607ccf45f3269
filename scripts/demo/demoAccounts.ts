/** The accounts of the demo world that can sign in; nobody else in it has a password or a telephone. */
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

/** Credits with partial refunds; yearly Premium; monthly Premium that was cancelled; monthly Premium with a failed renewal. */
export type DemoPayer = 'credits' | 'yearly' | 'leaving' | 'failing'

export interface DemoApplicant {
  readonly label: string
  readonly email: string
  readonly first: string
  readonly last: string
  readonly company: string
  /** The moderation state of the profile; `part_rejected`: of some parts of an approved one, while others wait. */
  readonly moderation: 'in_progress' | 'rejected' | 'submitted_again' | 'approved' | 'part_rejected'
  /** What it pays for. */
  readonly pays?: DemoPayer
}

const applicant = (moderation: DemoApplicant['moderation'], label: string, name: string, first: string, last: string, company: string) => ({
  label,
  email: `${name}@planner.example`,
  first,
  last,
  company,
  moderation,
})

const payer = (pays: DemoPayer, label: string, first: string, last: string, company: string) => ({
  ...applicant('approved', label, pays, first, last, company),
  pays,
})

/** Planners for moderation, company number checks and payments; they can sign in too. */
export const demoApplicants: readonly DemoApplicant[] = [
  applicant('in_progress', 'planner in moderation', 'new', 'Lotte', 'Peeters', 'Huis Peeters'),
  applicant('rejected', 'planner, rejected', 'rejected', 'Manon', 'Girard', 'Atelier Girard'),
  applicant('submitted_again', 'planner, submitted again', 'again', 'Julien', 'Caron', 'Maison Caron'),
  applicant('approved', 'planner, number not valid', 'number', 'Emily', 'Harrison', 'House of Harrison'),
  applicant('approved', 'planner, number in use', 'twice', 'Karim', 'Benali', 'Studio Benali'),
  applicant('part_rejected', 'planner with hidden parts', 'hidden', 'Inès', 'Laurent', 'Les Noces Laurent'),
  payer('credits', 'planner with purchases', 'Louise', 'Martel', 'Atelier Martel'),
  payer('yearly', 'planner, Premium by the year', 'Solène', 'Garnier', 'Garnier Événements'),
  payer('leaving', 'planner, Premium cancelled', 'Margaux', 'Lefort', 'Maison Lefort'),
  payer('failing', 'planner, renewal failed', 'Adrien', 'Vasseur', 'Studio Vasseur'),
]

export const demoCouple = {
  email: 'camille.moreau@example.com',
  phone: '+33600000001',
  first: 'Camille',
  last: 'Moreau',
  town: 'Lyon',
} as const

/** In the format that the start prints. */
export const demoAccounts: readonly { readonly label: string; readonly signIn: string }[] = [
  { label: 'couple', signIn: '+33 6 00 00 00 01, the code is shown at /sandbox/inbox' },
  ...[...demoPlanners, ...demoApplicants].map(({ label, email }) => ({ label, signIn: `${email} / ${demoPassword}` })),
]
