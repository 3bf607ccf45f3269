import PublicIcon from '@mui/icons-material/PublicOutlined'
import Button from '@mui/material/Button'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { singlePart } from '../../../src/domain/provider/profilePart.ts'
import { DateClash } from '../availability/DateClash.tsx'
import { PeriodChoice } from '../figures/PeriodChoice.tsx'
import { RateFigures } from '../figures/RateFigures.tsx'
import { StatusChip } from '../kit/page/StatusChip.tsx'
import { RejectedParts } from '../moderation/RejectedParts.tsx'
import { PremiumButton } from '../premium/PremiumButton.tsx'
import { StandingCard } from '../publishing/StandingCard.tsx'
import { ViewPublicPage } from '../publishing/ViewPublicPage.tsx'
import { ReplyPreview } from '../replies/ReplyPreview.tsx'
import { replyValues, sampleRequest } from '../replies/replyValues.ts'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { Sample } from './Sample.tsx'
import { bookedDay } from './sampleAvailability.ts'

const period = {
  days: 30,
  received: 42,
  rates: { answer: 0.82, seen: 0.97, unlocked: 0.5, rejected: 0.12 },
  before: { received: 38, rates: { answer: 0.75, seen: 0.97, unlocked: 0.61, rejected: 0.12 } },
} as const
const noRates = { answer: null, seen: null, unlocked: null, rejected: null }
const periods = {
  full: period,
  partial: { ...period, before: { received: 0, rates: noRates } },
  empty: { days: 30, received: 0, rates: noRates, before: { received: 0, rates: noRates } },
} as const

const note = 'The second paragraph stands word for word on the page of another planner.'
const nothing = () => {}
const missing = ['A description of at least 300 characters', 'Five photographs', 'The town'].map((name) => ({ name, onOpen: nothing }))
const standings = {
  full: { tone: 'success', word: 'Published', text: 'Couples see this page.', missing: [], failure: false },
  partial: { tone: 'neutral', word: 'Draft', text: 'Only you see this page.', missing, failure: false },
  error: { tone: 'neutral', word: 'Draft', text: 'Only you see this page.', missing: [], failure: 'It could not be published.' },
} as const

const own = replyValues(sampleRequest, signedInProvider)
const words = { title: 'Your wedding in {city}', text: 'Dear {firstname},\n\n{eventDate} is still free.\n\n{ownName}, {company}' }
const replies = {
  full: { ...words, values: own },
  partial: { ...words, values: { ...own, firstname: '', eventDate: '' } },
  empty: { title: '', text: '', values: own },
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

/** What several pages share, beside forms, pictures and payments. */
export function SharedPartSamples() {
  return (
    <>
      {keysOf(standings).map((state) => {
        const { tone, word, ...standing } = standings[state]
        return (
          <Sample key={state} title={`StandingCard: ${state}`}>
            <StandingCard
              label={`Publication, ${state}`}
              chip={
                <StatusChip tone={tone} Icon={PublicIcon}>
                  {word}
                </StatusChip>
              }
              missingIntro="Still missing:"
              {...standing}
            >
              <Button variant="contained" disabled={standing.missing.length > 0}>
                Publish
              </Button>
            </StandingCard>
          </Sample>
        )
      })}
      <Sample title="ViewPublicPage: full">
        <ViewPublicPage path={paths.welcome} />
      </Sample>
      <Sample title="RejectedParts: full">
        <RejectedParts parts={[{ part: singlePart('portrait'), reason: 'copied_text', note }]} withLinks />
      </Sample>
      <Sample title="RejectedParts: partial, without a note">
        <RejectedParts parts={[{ part: singlePart('profile_photo'), reason: 'foreign_picture', note: '' }]} />
      </Sample>
      {keysOf(periods).map((state) => (
        <Sample key={state} title={`RateFigures: ${state}`}>
          <RateFigures period={periods[state]} />
        </Sample>
      ))}
      <Sample title="PeriodChoice: full">
        <PeriodChoice />
      </Sample>
      <Sample title="DateClash: full, a day that is booked">
        <DateClash day={bookedDay} requestId="" />
      </Sample>
      {keysOf(replies).map((state) => (
        <Sample key={state} title={`ReplyPreview: ${state}`}>
          <ReplyPreview {...replies[state]} />
        </Sample>
      ))}
      <Sample title="PremiumButton: full, in both weights">
        <PremiumButton /> <PremiumButton variant="outlined" />
      </Sample>
    </>
  )
}
